import { Building2, ChevronRight, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type KycKind, kycKinds } from '../../../contracts/people/kyc.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Kyc.module.css'
import { KycApproved } from './KycDecision.tsx'
import { PathSteps } from './PathSteps.tsx'
import type { Kyc } from './useKyc.ts'

/** The chosen path is in the address, so that it survives a reload. The server decides which steps are complete. */
function useChosen(): [KycKind | undefined, (kind: KycKind) => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = kycKinds.find(kind => kind === search.get('path'))
  const choose = (path: KycKind) =>
    setSearch(before => ({ ...Object.fromEntries(before), path }), { replace: true, preventScrollReset: true })
  return [chosen, choose]
}

export const KycPaths = ({ kyc: { infos, paths, leading, complete } }: { kyc: Kyc }) => {
  const text = useTexts('kycScreen')
  const [chosen, choose] = useChosen()
  const begins = useRef(false)
  const begun = leading.state === 'none' ? undefined : leading.kind
  const kind = complete ? leading.kind : (chosen ?? begun)
  const begin = (path: KycKind) => {
    begins.current = true
    choose(path)
  }
  /** The pressed button has gone: the focus moves to the first field, or to the step. */
  const takeFocus = (step: HTMLDivElement | null) => {
    if (!step || !begins.current) return
    begins.current = false
    ;(step.querySelector<HTMLElement>('input, select, textarea') ?? step).focus()
  }
  if (!kind) return <KycKindChoice onChoose={begin} />
  const other = kind === 'individual' ? 'company' : 'individual'
  return (
    <Section
      title={text('title')}
      aside={
        !complete && (
          <SegmentedControl
            label={text('path')}
            value={kind}
            options={kycKinds.map(value => ({ value, label: text(`kind.${value}`) }))}
            onChange={choose}
          />
        )
      }
    >
      <div ref={takeFocus} className={styles.path} tabIndex={-1}>
        {complete && <KycApproved onFile={kind === 'individual' && !infos.individual.kycDetails?.pan} />}
        {paths[other].state === 'waiting' && !complete && (
          <InlineAlert tone="info">{text(`other.waiting.${other}`)}</InlineAlert>
        )}
        <PathSteps key={kind} infos={infos} progress={paths[kind]} />
      </div>
    </Section>
  )
}

const icons = { individual: UserRound, company: Building2 }

/** The first question: an individual's or a company's account. */
const KycKindChoice = ({ onChoose }: { onChoose: (kind: KycKind) => void }) => {
  const text = useTexts('kycScreen')
  return (
    <Section title={text('choose')}>
      <p className={styles.lead}>{text('chooseDetail')}</p>
      <div className={styles.choices}>
        {kycKinds.map(kind => {
          const Icon = icons[kind]
          return (
            <button key={kind} type="button" className={styles.card} onClick={() => onChoose(kind)}>
              <span className={styles.cardIcon}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <strong>{text(`kind.${kind}`)}</strong>
              <span>{text(`${kind}Detail`)}</span>
              <span>{text(`${kind}Needs`)}</span>
              <span className={styles.begin}>
                {text('begin')} <ChevronRight size={16} aria-hidden="true" />
              </span>
            </button>
          )
        })}
      </div>
    </Section>
  )
}
