import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { bulkOutcomes } from '../../../../contracts/calls/bulk.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import type { Text } from '../../../../contracts/platform/text.ts'
import type { Product, Tone } from '../../../../contracts/products/index.ts'
import { verificationFields } from '../../../../contracts/resources/verification.ts'
import { OutcomeDot } from '../../../components/OutcomeCounts.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { findResultField } from '../results.ts'
import styles from './Bulk.module.css'
import { hasEnded, type JobRow } from './job.ts'

type Outcome = z.output<typeof bulkOutcomes.reply>['outcomes'][number]

/** What needs a person comes first; of the same tone, what was answered. */
const order: Tone[] = ['danger', 'warning', 'info', 'neutral', 'success']

const placeOf = ({ tone, outcome }: { tone: Tone; outcome: string | null }) =>
  order.indexOf(tone) + (outcome === null ? 0.5 : 0)

/** What a file ended with, each outcome a link to its checks. */
export const JobOutcomes = ({ product, job }: { product: Product; job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const locale = useLocale()
  const { data } = useCallQuery(bulkOutcomes, { params: { id: job.id } }, { enabled: hasEnded(job.status) })
  const outcomes = data?.outcomes.map(one => ({ ...one, ...wordsOf(product, one) })) ?? []
  if (outcomes.length === 0) return null
  return (
    <Section title={text('page.outcomes')}>
      <ul className={styles.outcomes}>
        {outcomes
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map(({ status, outcome, count, label, tone }) => (
            <li key={`${status} ${outcome}`}>
              <Link to={listOf(product, { jobId: job.id, status: [status], ...(outcome && { outcome: [outcome] }) })}>
                <OutcomeDot tone={tone} /> <span className="num">{formatCount(count)}</span> {label[locale]}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}

const listOf = (product: Product, filter: object) =>
  `${product.paths.list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** An answer by the product's own words, anything else by its status. */
function wordsOf(product: Product, { status, outcome }: Outcome): { label: Text; tone: Tone } {
  const choices = findResultField(product, product.keys.outcome)?.choices
  const choice = outcome === null ? undefined : choices?.[outcome]
  const { label, tone } = choice ?? verificationFields.status.choices[status]
  return { label, tone: tone ?? (status === 'source_unavailable' ? 'warning' : 'neutral') }
}
