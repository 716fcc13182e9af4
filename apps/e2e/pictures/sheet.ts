import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";

/** A picture as it is laid on a sheet. */
export interface Print {
  readonly picture: Buffer;
  /** How wide it is shown, in pixels. */
  readonly width: number;
}

const QUALITY = 82;
const APART = 16;

/** Lays pictures side by side, so many in a row, and keeps them as one file of docs/images. */
export const keepSheet = async (page: Page, name: string, across: number, prints: readonly Print[]): Promise<void> => {
  const images = prints.map(
    ({ picture, width }) => `<img width="${width}" src="data:image/png;base64,${picture.toString("base64")}">`,
  );
  await page.setContent(
    `<!doctype html><style>
      body { margin: 0; width: max-content; display: grid; grid-template-columns: repeat(${across}, auto); gap: ${APART}px }
      img { display: block; border-radius: ${across > 1 ? 6 : 0}px }
    </style>${images.join("")}`,
  );
  const { width, height } = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    return document.body.getBoundingClientRect();
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  writeFileSync(new URL(`../../../docs/images/${name}.webp`, import.meta.url), Buffer.from(data, "base64"));
};
