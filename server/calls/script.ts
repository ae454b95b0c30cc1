import { randomInt } from 'node:crypto'
import type { Locale } from '../../contracts/platform/text.ts'
import { type ScriptStep, scriptOf, usualConsent, usualQuestions } from '../../contracts/videoCalls/script.ts'

/** Every order is as likely as any other. */
function shuffle<One>(ones: readonly One[]): One[] {
  const left = [...ones]
  return Array.from({ length: left.length }, () => left.splice(randomInt(left.length), 1)[0] as One)
}

const newCode = () => String(randomInt(1_000, 10_000))

/** The steps of a new call, with the usual words unless others are given. */
export const newScript = (
  locale: Locale,
  { consent, questions }: { consent?: string | null | undefined; questions?: readonly string[] | null | undefined },
): ScriptStep[] =>
  scriptOf({
    consent: consent || usualConsent[locale],
    code: newCode(),
    questions: questions ?? usualQuestions.map(question => question[locale]),
    shuffle,
  })

/** The same steps for another session: a new code, and a new order. */
export function redrawScript(script: readonly ScriptStep[]): ScriptStep[] {
  const consent = script.find(({ kind }) => kind === 'consent')?.text ?? ''
  const questions = script
    .filter(({ kind }) => kind === 'question')
    .sort((a, b) => Number(a.key.slice(1)) - Number(b.key.slice(1)))
    .map(({ text: question }) => question ?? '')
  return scriptOf({ consent, code: newCode(), questions, shuffle })
}
