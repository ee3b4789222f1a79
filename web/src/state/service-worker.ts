// The service worker of the page: it keeps the score pad for use without a connection, and shows notifications.

/** Register the worker; it answers requests of the score pad only. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register("/pad-worker.js", { scope: "/pad" });
