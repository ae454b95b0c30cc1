import type { Locale, Text } from '../../contracts/platform/text.ts'

export interface Caption {
  text: Text
  /** Seconds since the start of the video. */
  from: number
  to: number
}

export interface Captions {
  start: () => void
  /** Ends the caption before and begins this one. */
  show: (text: Text) => void
  /** Ends the last caption. */
  end: () => void
  shown: () => readonly Caption[]
}

export function createCaptions(): Captions {
  const captions: Caption[] = []
  let began = 0
  const now = () => (performance.now() - began) / 1_000
  const endLast = () => {
    const last = captions.at(-1)
    if (last) last.to ||= now()
  }
  return {
    start: () => {
      began = performance.now()
    },
    show: text => {
      endLast()
      captions.push({ text, from: now(), to: 0 })
    },
    end: endLast,
    shown: () => captions,
  }
}

/** hh:mm:ss.mmm, as WebVTT wants it. */
const timestamp = (seconds: number) => new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23)

/** https://www.w3.org/TR/webvtt1/ */
export const webVtt = (captions: readonly Caption[], locale: Locale): string =>
  [
    'WEBVTT',
    ...captions.map(({ text, from, to }) => `${timestamp(from)} --> ${timestamp(to)}\n${text[locale]}`),
    '',
  ].join('\n\n')
