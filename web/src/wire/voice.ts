// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** An address at which a browser may be reached: ``RTCIceCandidate``. */
export interface IceCandidate {
  candidate: string;
  mid?: string;
}

/** A STUN or TURN server that the operator provides: ``RTCIceServer``. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** A browser's offer or answer: ``RTCSessionDescription``. */
export interface SessionDescription {
  type: "answer" | "offer";
  sdp: string;
}

/** A player in the voice chat. */
export interface VoiceMember {
  id: number;
  place: number;
  person: string;
  /** whether their microphone is off */
  muted?: boolean;
}
