import { useState } from 'react'
import { expandInquiry } from '../../../contracts/calls/inquiries.ts'
import { factLabels } from '../../../contracts/inquiries/graph.ts'
import type { ShownInquiryDetail, ShownNode, ShownQuestion } from '../../../contracts/inquiries/shown.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'
import { useNodeWords } from './useNodeWords.ts'

interface NodePanelProps {
  shown: ShownInquiryDetail
  node: ShownNode | undefined
  onChoose: (node: string) => void
  refresh: () => Promise<void>
}

const tones = {
  open: 'neutral',
  asking: 'info',
  answered: 'success',
  notFound: 'neutral',
  unavailable: 'warning',
  blocked: 'danger',
} as const

/** What the sources state of a node, its links, and what can be asked, each at its price. */
export const NodePanel = ({ shown, node, onChoose, refresh }: NodePanelProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { nameOf, kindOf, relationOf, valueOf } = useNodeWords()
  if (!node)
    return (
      <Section title={text('node.title')}>
        <p className={styles.lead}>{text('node.choose')}</p>
      </Section>
    )
  const sourceOf = (id: string | undefined) => shown.sources.find(one => one.id === id)
  const links = shown.edges.filter(({ from, to }) => from === node.id || to === node.id)
  return (
    <Section title={`${kindOf(node)}: ${nameOf(node)}`}>
      <div className={styles.stack}>
        <span className="mono">{node.value}</span>
        <div>
          <h3 className={styles.heading}>{text('node.facts')}</h3>
          {node.facts.length === 0 && <p className={styles.lead}>{text('node.noFacts')}</p>}
          <dl className={styles.facts}>
            {node.facts.map((fact, at) => {
              const source = sourceOf(fact.source)
              return (
                <div key={at}>
                  <dt>{factLabels[fact.name][locale]}</dt>
                  <dd>
                    {valueOf(fact)}
                    {source && (
                      <span className={styles.quiet}>
                        {source.label[locale]}, {short(source.at)}, {formatPaise(source.paise)}
                      </span>
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </div>
        {links.length > 0 && (
          <div>
            <h3 className={styles.heading}>{text('node.links')}</h3>
            <ul className={styles.links}>
              {links.map(edge => {
                const [one, other] = [edge.from, edge.to].map(id => shown.nodes.find(found => found.id === id))
                const sources = edge.sources.flatMap(id => sourceOf(id) ?? [])
                const far = one?.id === node.id ? other : one
                if (!one || !other || !far) return null
                return (
                  <li key={edge.id}>
                    <button type="button" className={styles.link} onClick={() => onChoose(far.id)}>
                      {nameOf(one)} {relationOf(edge)} {nameOf(other)}
                    </button>
                    {sources.map(source => (
                      <span key={source.id} className={styles.quiet}>
                        {source.label[locale]}, {short(source.at)}, {formatPaise(source.paise)}
                      </span>
                    ))}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
        <div>
          <h3 className={styles.heading}>{text('node.ask')}</h3>
          {node.questions.length === 0 && <p className={styles.lead}>{text('node.nothing')}</p>}
          <ul className={styles.questions}>
            {node.questions.map(question => (
              <Question key={question.product} id={shown.id} node={node.id} question={question} refresh={refresh} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

interface QuestionProps {
  id: string
  node: string
  question: ShownQuestion
  refresh: () => Promise<void>
}

const Question = ({ id, node, question, refresh }: QuestionProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const toast = useToast()
  const mayAsk = useCanCall(expandInquiry)
  const { mutateAsync, isPending } = useCallMutation(expandInquiry)
  const [confirming, setConfirming] = useState(false)
  const { product, label, pricePaise, state, reused, nextTryAt } = question
  const price = formatPaise(pricePaise)
  const ask = async () => {
    try {
      await mutateAsync({ params: { id }, body: { node, products: [product], atMostPaise: pricePaise } })
    } catch (failure) {
      toast((failure as Error).message, 'error')
    }
    setConfirming(false)
    // A source that answered after all is shown, whatever became of the call.
    await refresh()
  }
  const isGivenUp = state === 'unavailable' && nextTryAt === null
  const isOpen = state === 'open' || state === 'blocked' || isGivenUp
  return (
    <li>
      <span>
        {label[locale]}
        {isGivenUp && <span className={styles.quiet}>{text('node.states.unavailable')}</span>}
        {reused && <span className={styles.quiet}>{text('node.free')}</span>}
      </span>
      {isOpen && mayAsk ? (
        <BusyButton
          size="small"
          variant="outlined"
          busy={isPending}
          aria-label={`${label[locale]}: ${text('node.askOne', { price })}`}
          onClick={() => setConfirming(true)}
        >
          {isPending ? text('node.asking') : text('node.askOne', { price })}
        </BusyButton>
      ) : (
        <ToneChip tone={tones[state]} label={text(`node.states.${state}`)} dashed={state === 'unavailable'} />
      )}
      {confirming && (
        <ConfirmDialog
          title={text('node.confirm.title')}
          confirm={text('node.confirm.yes')}
          onConfirm={ask}
          onClose={() => setConfirming(false)}
        >
          <p>{text('node.confirm.body', { product: label[locale], price })}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
