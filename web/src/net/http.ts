// HTTP requests. A refusal comes with a sentence from the server.

import { language } from "../messages";
import type { RequestRefused } from "../wire";

/** A refused request; the sentence can be shown to the user. */
export class Refusal extends Error {
  constructor(readonly told: RequestRefused) {
    super(told.sentence);
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.value };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  const found: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(found as RequestRefused);
  return found as T;
}

export const get = <T>(path: string): Promise<T> => send("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => send("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => send("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => send("DELETE", path);
