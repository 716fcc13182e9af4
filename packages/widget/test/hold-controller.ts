import { Stage } from "../src/stage/stage.js";

type Fetch = () => Promise<typeof import("../src/table/make-controller.js")>;

/** Lets nothing of what plays come to tables that are put into the document from now on, until it is let go. */
export const holdController = (): { readonly letGo: () => void; readonly fail: () => void } => {
  const stage = Stage.prototype as unknown as { fetchController: Fetch };
  const { fetchController } = stage;
  let open: () => void;
  let close: (why: Error) => void;
  const gate = new Promise<void>((resolve, reject) => {
    open = resolve;
    close = reject;
  });
  stage.fetchController = async () => {
    await gate;
    return fetchController();
  };
  const end = (): void => void (stage.fetchController = fetchController);
  return {
    letGo() {
      end();
      open();
    },
    fail() {
      end();
      close(new TypeError("the network is away"));
    },
  };
};
