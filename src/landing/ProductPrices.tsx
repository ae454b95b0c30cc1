import { CircleCheck, CircleX, CloudOff, SearchX } from 'lucide-react'
import { byGroup, entryOf, productIds } from '../../contracts/checks/catalogue.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { LandingBox, LandingSection } from '../components/landing/parts.tsx'
import { ToneChip } from '../components/ToneChip.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './Products.module.css'

/** The possible outcomes of a check, as in the console, and whether they are charged. */
const endings = [
  { name: 'found', chip: { tone: 'success', icon: CircleCheck } },
  { name: 'notFound', chip: { tone: 'neutral', icon: SearchX } },
  { name: 'down', chip: { tone: 'warning', icon: CloudOff, dashed: true } },
  { name: 'rejected', chip: { tone: 'danger', icon: CircleX } },
] as const

/** The price list. It comes from the registry, so a product added there appears here. */
export const ProductPrices = () => {
  const text = useTexts('landing')
  const locale = useLocale()
  return (
    <LandingSection title={text('products.title')} lead={text('products.lead')}>
      <div className={styles.groups}>
        {byGroup(productIds.map(entryOf)).map(({ group, label, products }) => (
          <LandingBox key={group} className={styles.group}>
            <h3>{label[locale]}</h3>
            <ul>
              {products.map(({ id, label: name, pricePaise }) => (
                <li key={id}>
                  <span>{name[locale]}</span>
                  <b className="num">{pricePaise === 0 ? text('products.free') : formatPaise(pricePaise)}</b>
                </li>
              ))}
            </ul>
          </LandingBox>
        ))}
      </div>
      <LandingBox className={styles.charged}>
        <h3>{text('products.charged')}</h3>
        <ul>
          {endings.map(({ name, chip }) => (
            <li key={name}>
              <ToneChip {...chip} label={text(`products.${name}`)} />
              <p>{text(`products.${name}Detail`)}</p>
            </li>
          ))}
        </ul>
        <p className={styles.gst}>{text('products.gst')}</p>
      </LandingBox>
    </LandingSection>
  )
}
