// The service worker of the page: it keeps the score pad and the pages of evenings for use without a connection,
// and shows notifications.

/** Register the worker; it answers requests of the score pad only, or of the pages of evenings. */
export const registerWorker = (scope: "/pad" | "/evening" = "/pad"): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register("/pad-worker.js", { scope });
