import { lowestPaise } from '../../../contracts/catalogue.ts'
import { limits } from '../../../contracts/limits.ts'
import { formatPaise, formatWholeRupees } from '../../../contracts/money.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../PublicPageFrame.tsx'
import styles from './Advertisement.module.css'

const amounts = {
  price: formatPaise(lowestPaise),
  down: formatPaise(0),
  bonus: formatWholeRupees(limits.bonusPaise),
}

const facts = ['price', 'down', 'bonus'] as const

/** The landing page of a campaign: the product, three facts and a link. It is labelled as an advertisement. */
const Advertisement = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const brand = config.brandName
  const title = text('advertisement.title')
  useDocumentTitle(title, config)
  return (
    <article className={styles.page}>
      <p className={styles.label}>{text('advertisement.label', { brand })}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{text('advertisement.lead', { brand })}</p>
      <ul className={styles.facts}>
        {facts.map(fact => (
          <li key={fact}>
            <b>{text(`advertisement.${fact}`, { amount: amounts[fact] })}</b>
            <span>{text(`advertisement.${fact}Detail`)}</span>
          </li>
        ))}
      </ul>
      <HomeLink>{text('advertisement.more')}</HomeLink>
    </article>
  )
}

export default Advertisement
