/**
 * Lets those who want the same thing at the same time wait for one attempt.
 * @param keepAlive Holds the request that makes the attempt open: the others wait for what it does.
 */
export const singleFlight = <T>(keepAlive: (work: Promise<unknown>) => void) => {
  const flights = new Map<string, Promise<T>>();
  return (key: string, attempt: () => Promise<T>): Promise<T> => {
    const underway = flights.get(key);
    if (underway) return underway;
    const flight = attempt().finally(() => flights.delete(key));
    flights.set(key, flight);
    keepAlive(Promise.allSettled([flight]));
    return flight;
  };
};
