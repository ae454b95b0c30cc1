/** Where the pieces of a recording lie in the joined one. */

export interface PieceTime {
  seq: number
  startedAt: number
  durationMs: number
}

export interface Span {
  fromMs: number
  toMs: number
}

export interface PlacedPiece extends PieceTime {
  /** From the beginning of the recording. */
  atMs: number
  /** From here on the next piece has the picture; Infinity for the last. */
  untilMs: number
}

/** In the order of their time, whatever order they came in. A piece that begins where another one does replaces nothing: it only follows. */
export function placePieces(pieces: readonly PieceTime[]): PlacedPiece[] {
  const sorted = [...pieces].sort((a, b) => a.startedAt - b.startedAt || a.seq - b.seq)
  const first = sorted[0]?.startedAt ?? 0
  return sorted.map((piece, at) => {
    const next = sorted[at + 1]
    return {
      ...piece,
      atMs: piece.startedAt - first,
      untilMs: next ? next.startedAt - first : Number.POSITIVE_INFINITY,
    }
  })
}

/** What no piece covers between the first and the last, if it is longer than `least`. */
export function gapsBetween(spans: readonly Span[], least: number): Span[] {
  const sorted = [...spans].sort((a, b) => a.fromMs - b.fromMs)
  const gaps: Span[] = []
  let covered = sorted[0]?.fromMs ?? 0
  for (const { fromMs, toMs } of sorted) {
    if (fromMs - covered > least) gaps.push({ fromMs: covered, toMs: fromMs })
    covered = Math.max(covered, toMs)
  }
  return gaps
}

/** Where something was marked, within the recording. */
export const within = (at: number, start: number, durationMs: number): number =>
  Math.min(Math.max(0, at - start), durationMs)
