import { certaintyChoices, factLabels, findingKinds, linkFindings } from '../../../contracts/inquiries/graph.ts'
import { sections } from '../../../contracts/inquiries/sections.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'
import { useNodeWords } from './useNodeWords.ts'

const LISTED = 6

interface FindingsProps {
  shown: ShownInquiryDetail
  onChoose: (node: string) => void
}

/** What the answers mean together: each with how sure it is, and every line of its evidence with its source. */
export const Findings = ({ shown: { findings, nodes, sources, missing, status }, onChoose }: FindingsProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { short, day: date } = useDateFormats()
  const { evidenceOf } = useNodeWords()
  const isWhole = status === 'ready' && missing === 0
  return (
    <Section
      title={text('findings.title')}
      badge={findings.length > 0 && <span className="num">{findings.length}</span>}
    >
      {findings.length === 0 && <p className={styles.lead}>{text(isWhole ? 'findings.none' : 'findings.noneSoFar')}</p>}
      <ul className={styles.findings}>
        {findings.map(({ id, kind, sure, evidence, dispute, nodes: [center] }) => {
          const { label, tone = 'neutral' } = certaintyChoices[sure]
          const isLink = linkFindings.includes(kind)
          /** What several have in common. */
          const common = isLink ? nodes.find(node => node.id === center) : undefined
          return (
            <li key={id}>
              <h3>
                {findingKinds[kind][locale]} <ToneChip tone={isLink ? 'neutral' : tone} label={label[locale]} />
              </h3>
              {dispute && <Dispute dispute={dispute} />}
              {common && <NodeLink node={common} onChoose={onChoose} />}
              <ul>
                {evidence.slice(0, LISTED).map((one, at) => {
                  const node = nodes.find(other => other.id === one.node)
                  const source = sources.find(other => other.id === one.source)
                  const value = evidenceOf(one)
                  return (
                    <li key={at}>
                      {node && <NodeLink node={node} onChoose={onChoose} />}
                      <span>
                        {dispute !== null
                          ? text('findings.about')
                          : one.fact !== null
                            ? `${factLabels[one.fact][locale]}: ${value}`
                            : one.value === null
                              ? text('findings.linked')
                              : text('findings.since', { day: date(one.value) })}
                      </span>
                      {source && (
                        <span className={styles.quiet}>
                          {text('findings.source', { source: source.label[locale], day: short(source.at) })}
                        </span>
                      )}
                    </li>
                  )
                })}
                {evidence.length > LISTED && (
                  <li className={styles.quiet}>{text('findings.more', { count: evidence.length - LISTED })}</li>
                )}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** In the person's words; said, not proved. */
const Dispute = ({ dispute }: { dispute: NonNullable<ShownInquiryDetail['findings'][number]['dispute']> }) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { name, section, comment, correct, at, changed } = dispute
  return (
    <div>
      {text('findings.disputed', { name, section: sections[section].label[locale], day: short(at) })}
      {comment && <span className={styles.quiet}>{text('reviews.comment', { words: comment })}</span>}
      {correct && <span className={styles.quiet}>{text('reviews.correct', { words: correct })}</span>}
      {changed && <strong className={styles.changed}>{text('reviews.changed')}</strong>}
    </div>
  )
}

interface NodeLinkProps {
  node: ShownInquiryDetail['nodes'][number]
  onChoose: (node: string) => void
}

const NodeLink = ({ node, onChoose }: NodeLinkProps) => {
  const { nameOf, kindOf } = useNodeWords()
  return (
    <button type="button" className={styles.link} onClick={() => onChoose(node.id)}>
      {kindOf(node)}: {nameOf(node)}
    </button>
  )
}
