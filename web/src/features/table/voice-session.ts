// The voice chat of a table: the microphone, and a connection to every other player in it. It loads when it is
// opened, or when another player is in it.
import { effect, type Signal, signal } from "@preact/signals";
import { t } from "../../messages";
import { Refusal } from "../../net/http";
import { connection, send } from "../../net/socket";
import type { LiveTable, VoiceMessage } from "../../state/live-table";
import { loadMuted, mutedPeople } from "../../state/muted";
import type { IceServer, VoiceMember } from "../../wire";
import { type LinkState, Peer } from "./voice-peer";

/** `joining` is also the state while the connection to the server is lost. */
export type VoiceState = "off" | "asking" | "refused" | "no_microphone" | "insecure" | "joining" | "on";

/** Milliseconds between two looks at who is speaking, and for which a pause still counts as speaking. */
const LOOK = 200;
const PAUSE = 600;

const sessions = new WeakMap<LiveTable, VoiceSession>();

/** Return the voice chat of a table; it is off at first. */
export function voiceOf(model: LiveTable): VoiceSession {
  const found = sessions.get(model) ?? new VoiceSession(model);
  sessions.set(model, found);
  return found;
}

export class VoiceSession {
  readonly state: Signal<VoiceState> = signal("off");
  /** Whether the viewer's microphone is off. */
  readonly muted = signal(false);
  /** The connections to the others, by their numbers. */
  readonly links: Signal<ReadonlyMap<number, LinkState>> = signal(new Map());
  /** The numbers of those who are speaking. */
  readonly speaking: Signal<ReadonlySet<number>> = signal(new Set());
  /** Whether the browser waits for a tap or a key before it plays sound. */
  readonly silent = signal(false);
  /** Why the server has refused or ended the voice chat. */
  readonly problem = signal("");
  /** The own number; 0 while the server does not count us in. */
  readonly own = signal(0);
  private servers: IceServer[] = [];
  private microphone: MediaStream | null = null;
  private readonly peers = new Map<number, Peer>();
  private readonly spoke = new Map<number, number>();
  private look = 0;
  /** Whether a request to join is under way. */
  private entering = false;
  private readonly endings: (() => void)[];

  constructor(private readonly model: LiveTable) {
    model.voiceSession = this;
    const leave = () => this.leave();
    addEventListener("pagehide", leave);
    this.endings = [
      () => removeEventListener("pagehide", leave),
      effect(() => {
        const off = model.info.value?.settings.voice === false;
        if (off || model.closed.value || model.playedElsewhere.value) this.release();
      }),
      // The server counts us out when the socket closes; after the next subscription we join again.
      effect(() => {
        if (connection.value !== "open") this.disconnect();
      }),
      effect(() => {
        const silenced = mutedPeople.value;
        for (const member of model.voice.value) this.silence(member, silenced.has(member.person));
      }),
    ];
  }

  /** Leave for good: the table is no longer shown. */
  close(): void {
    this.leave();
    for (const end of this.endings) end();
    sessions.delete(this.model);
  }

  // --- Joining and leaving ------------------------------------------------------------------------

  async join(): Promise<void> {
    this.problem.value = "";
    if (!navigator.mediaDevices) {
      this.state.value = "insecure";
      return;
    }
    this.state.value = "asking";
    let microphone: MediaStream;
    try {
      microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (problem) {
      if (this.state.value === "asking")
        this.state.value = (problem as DOMException).name === "NotAllowedError" ? "refused" : "no_microphone";
      return;
    }
    if (this.state.peek() !== "asking") {
      stop(microphone);
      return;
    }
    this.microphone = microphone;
    for (const track of microphone.getTracks())
      track.onended = () => {
        this.leave();
        this.state.value = "no_microphone";
      };
    this.mute(this.muted.peek());
    await this.enter();
  }

  leave(): void {
    if (this.own.peek()) void this.tell(false).catch(() => undefined);
    this.release();
  }

  toggleMute(): void {
    this.mute(!this.muted.peek());
    if (this.own.peek()) void this.tell(true).catch(() => undefined);
  }

  /** Close all connections and open them again. */
  async retry(): Promise<void> {
    await this.tell(false).catch(() => undefined);
    this.disconnect();
    await this.enter();
  }

  /** Play the sound that the browser has held back; called from a tap. */
  unblock(): void {
    this.silent.value = false;
    for (const peer of this.peers.values()) peer.play();
  }

  private async enter(): Promise<void> {
    this.state.value = "joining";
    this.entering = true;
    try {
      await loadMuted();
      if (this.microphone) await this.tell(true);
    } catch (problem) {
      this.release();
      this.problem.value = problem instanceof Refusal ? problem.message : t("offline");
    } finally {
      this.entering = false;
    }
  }

  private tell(on: boolean): Promise<void> {
    return send(this.model.id, { do: "voice", on, muted: this.muted.peek() });
  }

  private mute(on: boolean): void {
    this.muted.value = on;
    for (const track of this.microphone?.getTracks() ?? []) track.enabled = !on;
  }

  /** Switch the microphone off and close all connections. */
  private release(): void {
    if (this.microphone) stop(this.microphone);
    this.microphone = null;
    this.state.value = "off";
    this.disconnect();
  }

  private disconnect(): void {
    clearInterval(this.look);
    for (const peer of this.peers.values()) peer.close();
    this.peers.clear();
    this.spoke.clear();
    this.own.value = 0;
    this.links.value = new Map();
    this.speaking.value = new Set();
    this.silent.value = false;
    if (this.state.peek() === "on") this.state.value = "joining";
  }

  // --- Messages of the server ---------------------------------------------------------------------

  hear(told: VoiceMessage): void {
    if (!this.microphone) return;
    if (told.type === "joined") {
      this.disconnect();
      this.own.value = told.member;
      this.servers = told.servers;
      this.state.value = "on";
      this.look = setInterval(() => void this.watch(), LOOK);
    } else if (told.type === "voice") this.meet(told.members);
    else {
      const { description, candidates } = told;
      const peer = this.peers.get(told.sender);
      void peer?.receive({ description, candidates }).catch(() => this.note(told.sender, "failed"));
    }
  }

  /** Connect to the members of the voice chat, or join it again after the server has counted us out. */
  private meet(members: readonly VoiceMember[]): void {
    const own = this.own.peek();
    if (!members.some((each) => each.id === own)) {
      this.disconnect();
      if (!this.entering) void this.enter();
      return;
    }
    for (const [id, peer] of this.peers)
      if (!members.some((each) => each.id === id)) {
        peer.close();
        this.peers.delete(id);
        this.note(id, null);
      }
    for (const member of members)
      if (member.id !== own && !this.peers.has(member.id)) this.connect(member, this.microphone);
  }

  private connect(member: VoiceMember, microphone: MediaStream | null): void {
    if (!microphone) return;
    const { id } = member;
    const peer = new Peer({
      servers: this.servers,
      microphone,
      first: this.own.peek() > id,
      // If the other has left meanwhile, the server refuses it, and the next list of members says so.
      send: (data) =>
        void send(this.model.id, { do: "signal", to: id, ...data }).catch((problem: unknown) => {
          if (!(problem instanceof Refusal)) throw problem;
        }),
      changed: (state) => this.note(id, state),
      blocked: () => {
        this.silent.value = true;
      },
    });
    this.peers.set(id, peer);
    this.silence(member, mutedPeople.peek().has(member.person));
    this.note(id, "connecting");
  }

  private note(id: number, state: LinkState | null): void {
    const others = [...this.links.peek()].filter(([each]) => each !== id);
    this.links.value = new Map(state ? [...others, [id, state]] : others);
  }

  private silence({ id }: VoiceMember, on: boolean): void {
    const peer = this.peers.get(id);
    if (peer) peer.audio.muted = on;
  }

  /** See who is speaking. */
  private async watch(): Promise<void> {
    const now = Date.now();
    for (const [id, peer] of this.peers) if (peer.speaks) this.spoke.set(id, now);
    const [any] = this.peers.values();
    if (any && !this.muted.peek() && (await any.hearsMicrophone())) this.spoke.set(this.own.peek(), now);
    const found = new Set([...this.spoke].filter(([, at]) => now - at < PAUSE).map(([id]) => id));
    const before = this.speaking.peek();
    if (found.size !== before.size || [...found].some((id) => !before.has(id))) this.speaking.value = found;
  }
}

function stop(microphone: MediaStream): void {
  for (const track of microphone.getTracks()) {
    track.onended = null;
    track.stop();
  }
}
