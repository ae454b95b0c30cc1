import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { type RiskLevel, riskChoices } from '../../../contracts/screening/riskLevels.ts'
import { listKindChoices } from '../../../contracts/screening/watchLists.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { countryName } from '../../i18n/countries.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Aml.module.css'
import { tierText } from './tiers.ts'

/** How much the screening matters by the account's rules, and what the rules looked at in the match that is shown. */
export const Risk = ({ result, hit }: { result: ResultOf<'aml-screen'>; hit: AmlHit | undefined }) => {
  const text = useTexts('aml')
  const locale = useLocale()
  const reasons = hit && [
    listKindChoices[hit.listKind].label[locale],
    ...(hit.tier === null ? [] : [text(tierText(hit.tier))]),
    ...hit.countries.map(code => countryName(code, locale)),
  ]
  return (
    <Section
      title={text('risk.title')}
      badge={<Level level={result.risk} />}
      aside={<Link to={paths.amlSettings}>{text('risk.rules')}</Link>}
    >
      <div className={styles.risk}>
        {hit && reasons && (
          <p>
            {text('risk.ofMatch')} <Level level={hit.risk} />
            <small>{reasons.join(' · ')}</small>
          </p>
        )}
        <p className={styles.quiet}>{text('risk.detail')}</p>
      </div>
    </Section>
  )
}

const Level = ({ level }: { level: RiskLevel }) => {
  const { label, tone = 'neutral' } = riskChoices[level]
  return <ToneChip tone={tone} label={label[useLocale()]} />
}
