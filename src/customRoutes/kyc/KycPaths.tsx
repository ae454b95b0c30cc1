import { useSearchParams } from 'react-router-dom'
import { type KycKind, kycKinds } from '../../../contracts/kyc.ts'
import { Note } from '../../components/Note.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedSwitch } from '../../components/SegmentedSwitch.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { Complete } from './Decisions.tsx'
import styles from './Kyc.module.css'
import { PathChoice } from './PathChoice.tsx'
import { PathSteps } from './PathSteps.tsx'
import type { Kyc } from './useKyc.ts'

/** The chosen path stands in the address, so that a reload keeps it; what is done is the server's to say. */
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
  const begun = leading.state === 'none' ? undefined : leading.kind
  const kind = complete ? leading.kind : (chosen ?? begun)
  if (!kind) return <PathChoice onChoose={choose} />
  const other = kind === 'individual' ? 'company' : 'individual'
  return (
    <Section
      title={text('title')}
      aside={
        !complete && (
          <SegmentedSwitch
            label={text('path')}
            value={kind}
            options={kycKinds.map(value => ({ value, label: text(`kind.${value}`) }))}
            onChange={choose}
          />
        )
      }
    >
      <div className={styles.path}>
        {complete && <Complete onFile={kind === 'individual' && !infos.individual.kycDetails?.pan} />}
        {paths[other].state === 'waiting' && !complete && <Note tone="info">{text(`other.waiting.${other}`)}</Note>}
        <PathSteps key={kind} infos={infos} progress={paths[kind]} />
      </div>
    </Section>
  )
}
