import { callFindings } from '../../contracts/videoCalls/findings.ts'
import { scriptWords } from '../../contracts/videoCalls/script.ts'
import type { Lack } from '../engines/videoCalls/decision.ts'
import type { Scope } from '../platform/context.ts'
import { translate } from '../platform/translate.ts'
import type { VideoCall } from './rounds/row.ts'

/** Names each step that was not seen, and all that is missing or contrary. */
export function lackingWords(
  { locale }: Pick<Scope, 'locale'>,
  { script }: Pick<VideoCall, 'script'>,
  lacks: readonly Lack[],
): string {
  const named = lacks.map(lack => {
    if (lack.what === 'finding') return callFindings[lack.finding].label[locale]
    const step = script.find(({ key }) => key === lack.step)
    const label = step
      ? step.kind === 'question'
        ? (step.text ?? '')
        : scriptWords[step.kind].agent[locale]
      : lack.step
    return translate(locale, `videoCalls.lacks.${lack.what}`, { step: label })
  })
  return translate(locale, 'videoCalls.lacks.all', { lacks: named.join('; ') })
}
