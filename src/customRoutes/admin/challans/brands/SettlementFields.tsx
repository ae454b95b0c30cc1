import type { BrandContent } from '../../../../../contracts/calls/publicChallans.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import shared from '../Challans.module.css'
import styles from './Brands.module.css'
import { emptyLocalizedText } from './brandDraft.ts'
import { LocalizedField, type LocalizedText } from './LocalizedField.tsx'

type Settlement = NonNullable<BrandContent['settlement']>

const routes = ['online', 'virtual_court', 'physical_court'] as const satisfies (keyof Settlement)[]

const isBlank = ({ en, hi }: LocalizedText) => en.trim() === '' && hi.trim() === ''

interface SettlementFieldsProps {
  value: BrandContent['settlement']
  onChange: (value: BrandContent['settlement']) => void
}

/** How long each way to settle takes, in the brand's own words: for all of them, or for none. */
export const SettlementFields = ({ value, onChange }: SettlementFieldsProps) => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const shown = value ?? {
    online: emptyLocalizedText(),
    virtual_court: emptyLocalizedText(),
    physical_court: emptyLocalizedText(),
  }
  const change = (changed: Partial<Settlement>) => {
    const next = { ...shown, ...changed }
    onChange(routes.every(route => isBlank(next[route])) ? undefined : next)
  }
  return (
    <div className={styles.part}>
      <h3>{text('brands.parts.settlement')}</h3>
      <p className={shared.lead}>{text('brands.settlementHint')}</p>
      {routes.map(route => (
        <LocalizedField
          key={route}
          label={tool(`routes.${route}`)}
          path={`content.settlement.${route}`}
          value={shown[route]}
          onChange={said => change({ [route]: said })}
        />
      ))}
    </div>
  )
}
