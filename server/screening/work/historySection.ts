import type { z } from 'zod'
import type { listAmlHistory } from '../../../contracts/calls/amlWork.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { historyTitle } from '../../../contracts/screening/historyTitle.ts'
import { translate } from '../../platform/translate.ts'
import type { Section } from '../../reports/blocks/section.ts'
import { timeText } from '../../reports/timeText.ts'

/** The history in the report: who is assigned, and every event with its author and time. Undefined where nothing happened. */
export function historySection(
  { assignee, events, more }: z.output<typeof listAmlHistory.reply>,
  locale: Locale,
): Section | undefined {
  if (events.length === 0) return undefined
  const time = timeText(locale)
  const text = (key: 'title' | 'assignee' | 'more', values = {}) => translate(locale, `amlWork.${key}`, values)
  return {
    title: text('title'),
    ...(assignee && { detail: text('assignee', { name: assignee.name }) }),
    ...(more && { notice: text('more', { count: events.length }) }),
    events: events.map(event => {
      const [key, values] = historyTitle(event)
      return {
        when: time(event.at),
        title: translate(locale, `amlWork.${key}`, values),
        ...(event.text !== null && { detail: event.text }),
      }
    }),
  }
}
