// The connection to one other player in the voice chat. Both sides run the same code ("perfect negotiation"): if
// two offers meet, the polite side takes its own back.
import type { IceCandidate, IceServer, SessionDescription, Signal as SignalCommand } from "../../wire";

/** `failed`: no direct connection was possible; it may still come about. */
export type LinkState = "connecting" | "connected" | "failed";
export type SignalData = Pick<SignalCommand, "description" | "candidates">;

interface PeerOptions {
  servers: IceServer[];
  microphone: MediaStream;
  /** Whether this side makes the first offer: the one that joined later. It is also the polite side. */
  first: boolean;
  send: (data: SignalData) => void;
  /** Called when the state of the connection has changed. */
  changed: (state: LinkState) => void;
  /** Called when the browser does not play sound before the next tap or key. */
  blocked: () => void;
}

/** Milliseconds after which a connection that has not come about is shown as failed. */
const PATIENCE = 15_000;
/** Milliseconds in which addresses are collected for one message. */
const BATCH = 60;
/** Addresses in one message, at most: a limit of the server. */
const MOST = 40;
const RESTARTS = 2;
/** The level, from 0 to 1, above which a person is speaking. */
const LOUD = 0.02;

export class Peer {
  readonly audio = new Audio();
  private readonly connection: RTCPeerConnection;
  private makingOffer = false;
  private settingAnswer = false;
  private ignoring = false;
  private restarts = 0;
  private candidates: IceCandidate[] = [];
  private batch = 0;
  private readonly timer: number;

  constructor(private readonly options: PeerOptions) {
    const servers = options.servers.map((each) => ({ ...each }));
    this.connection = new RTCPeerConnection({ iceServers: servers });
    this.connection.onnegotiationneeded = () => void this.offer();
    this.connection.onicecandidate = ({ candidate }) => this.collect(candidate);
    this.connection.onconnectionstatechange = () => this.follow();
    this.connection.ontrack = ({ streams: [stream] }) => {
      this.audio.srcObject = stream ?? null;
      this.play();
    };
    this.timer = setTimeout(() => {
      if (this.connection.connectionState !== "connected") options.changed("failed");
    }, PATIENCE);
    if (options.first) this.addMicrophone();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.batch);
    this.connection.onconnectionstatechange = null;
    this.connection.close();
    this.audio.srcObject = null;
  }

  play(): void {
    // Another track may replace this one while it loads, which is no reason to ask for a tap.
    this.audio.play().catch((problem: DOMException) => {
      if (problem.name === "NotAllowedError") this.options.blocked();
    });
  }

  /** Whether the other person is speaking. */
  get speaks(): boolean {
    if (this.connection.connectionState !== "connected") return false;
    const [source] = this.connection.getReceivers()[0]?.getSynchronizationSources() ?? [];
    return (source?.audioLevel ?? 0) > LOUD;
  }

  /** Whether the viewer's microphone sends sound. */
  async hearsMicrophone(): Promise<boolean> {
    const stats = await this.connection.getSenders()[0]?.getStats();
    let level = 0;
    stats?.forEach((each: { type: string; audioLevel?: number }) => {
      if (each.type === "media-source") level = each.audioLevel ?? 0;
    });
    return level > LOUD;
  }

  async receive({ description, candidates = [] }: SignalData): Promise<void> {
    const { connection } = this;
    if (description && !(await this.describe(description))) return;
    for (const { candidate, mid } of candidates)
      try {
        await connection.addIceCandidate({ candidate, sdpMid: mid || null, sdpMLineIndex: 0 });
      } catch (problem) {
        // It belongs to an offer that was ignored, or to a connection that is closed by now.
        if (!this.ignoring && connection.signalingState !== "closed") throw problem;
      }
  }

  /** Take an offer or an answer; return false if it is ignored because this side's own offer counts. */
  private async describe(description: SessionDescription): Promise<boolean> {
    const { connection } = this;
    const ready = !this.makingOffer && (connection.signalingState === "stable" || this.settingAnswer);
    const collides = description.type === "offer" && !ready;
    this.ignoring = collides && !this.options.first;
    if (this.ignoring) return false;
    if (description.type === "offer") this.addMicrophone();
    this.settingAnswer = description.type === "answer";
    await connection.setRemoteDescription(description);
    this.settingAnswer = false;
    if (description.type === "offer") {
      await connection.setLocalDescription();
      this.sendDescription();
    }
    return true;
  }

  private addMicrophone(): void {
    const { connection, options } = this;
    if (connection.getSenders().length) return;
    for (const track of options.microphone.getTracks()) connection.addTrack(track, options.microphone);
  }

  private async offer(): Promise<void> {
    try {
      this.makingOffer = true;
      await this.connection.setLocalDescription();
      this.sendDescription();
    } finally {
      this.makingOffer = false;
    }
  }

  private sendDescription(): void {
    const { localDescription } = this.connection;
    if (localDescription?.type === "offer" || localDescription?.type === "answer")
      this.options.send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  private collect(found: RTCIceCandidate | null): void {
    if (!found?.candidate) return;
    this.candidates.push({ candidate: found.candidate, mid: found.sdpMid ?? "" });
    if (this.candidates.length >= MOST) this.flush();
    else if (!this.batch) this.batch = setTimeout(() => this.flush(), BATCH);
  }

  private flush(): void {
    clearTimeout(this.batch);
    this.batch = 0;
    const { candidates } = this;
    this.candidates = [];
    if (candidates.length) this.options.send({ candidates });
  }

  private follow(): void {
    const { connectionState } = this.connection;
    if (connectionState === "connected") {
      this.restarts = 0;
      this.options.changed("connected");
    } else if (connectionState === "failed") {
      if (this.restarts++ < RESTARTS) this.connection.restartIce();
      this.options.changed("failed");
    } else if (connectionState === "disconnected") this.options.changed("connecting");
  }
}
