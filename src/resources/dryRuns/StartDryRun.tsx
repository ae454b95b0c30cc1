import { useWatch } from 'react-hook-form'
import { previewDryRun, startDryRun } from '../../../contracts/calls/dryRuns.ts'
import { dryRunLimits, dryRunQuestions } from '../../../contracts/platform/dryRuns.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { productOf } from '../../../contracts/products/index.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { type Draft, reasonField } from '../../components/form/field.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './DryRuns.module.css'

const SANDBOX = { provider: 'sandbox', label: 'Sandbox' } as const

interface StartProps {
  route: SourceRouteDetail
  onClose: () => void
}

/** Chooses the provider and the questions, and shows what the run would cost before it starts. */
const StartDryRun = ({ route, onClose }: StartProps) => {
  const text = useTexts('dryRuns')
  const product = useProductLabel()(route.product)
  const able = route.providers.filter(({ problem }) => problem === null)
  const { reusable, deposits } = productOf(route.product)
  const kinds = dryRunQuestions.filter(kind => kind === 'test' || (reusable && !deposits))
  const toChoice = ({ provider, label }: { provider: string; label: string }) => ({ value: provider, label })
  return (
    <ActionDialog
      guard
      wide
      call={startDryRun}
      body={{ product: route.product }}
      defaults={{
        provider: able[0]?.provider,
        questions: 'test',
        against: SANDBOX.provider,
        most: 20,
        capPaise: 10_000,
      }}
      fields={[
        { source: 'provider', kind: 'select', label: text('start.provider'), choices: able.map(toChoice) },
        {
          source: 'questions',
          kind: 'radio',
          label: text('start.questions'),
          choices: kinds.map(value => ({
            value,
            label: text(`start.${value}`),
            detail: text(`start.${value}Detail`, { least: dryRunLimits.leastQuestions }),
          })),
        },
        { source: 'against', kind: 'select', label: text('start.against'), choices: [SANDBOX, ...able].map(toChoice) },
        { source: 'most', kind: 'number', half: true, label: text('start.most') },
        { source: 'capPaise', kind: 'money', half: true, label: text('start.cap'), hint: text('start.capHint') },
        ...(able.some(({ pricePaise }) => pricePaise === null)
          ? [{ source: 'acceptUnknownCost', kind: 'checkbox', label: text('start.acceptUnknownCost') } as const]
          : []),
        reasonField,
      ]}
      title={text('start.title', { product })}
      detail={text('start.detail')}
      confirm={text('start.confirm')}
      done={text('start.done')}
      onClose={onClose}
    >
      <Preview product={route.product} />
    </ActionDialog>
  )
}

export default StartDryRun

const Preview = ({ product }: { product: SourceRouteDetail['product'] }) => {
  const text = useTexts('dryRuns')
  const { provider, against, questions, most } = useWatch<Draft>()
  const isChosen = typeof provider === 'string' && typeof against === 'string'
  const wanted = Number(most)
  const isComplete = wanted >= 1 && wanted <= dryRunLimits.questions && Number.isInteger(wanted)
  const query = {
    product,
    provider: isChosen ? provider : '',
    questions: questions === 'yesterday' ? 'yesterday' : 'test',
    most: isComplete ? wanted : 1,
    ...(questions !== 'yesterday' && isChosen && { against }),
  } as const
  const { data } = useCallQuery(previewDryRun, { query }, { enabled: isComplete && isChosen, retry: false })
  if (!data) return null
  const { available, planned, pricePaise, costPaise, problem } = data
  if (problem) return <InlineAlert tone="warning">{problem}</InlineAlert>
  return (
    <section className={styles.preview} aria-label={text('preview.title')}>
      <p>{text('preview.available', { count: formatCount(available), planned: formatCount(planned) })}</p>
      <p>
        {pricePaise === null || costPaise === null
          ? text('preview.unknownCost')
          : text('preview.cost', { cost: formatPaise(costPaise), price: formatPaise(pricePaise) })}
      </p>
    </section>
  )
}
