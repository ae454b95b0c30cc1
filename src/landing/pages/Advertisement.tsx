import { lowestPaise } from '../../../contracts/checks/catalogue.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatPaise, formatWholeRupees } from '../../../contracts/platform/money.ts'
import { LandingCards } from '../../components/landing/parts.tsx'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Article, HomeLink } from '../PublicPageFrame.tsx'

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
  const cards = facts.map(fact => ({
    title: text(`advertisement.${fact}`, { amount: amounts[fact] }),
    detail: text(`advertisement.${fact}Detail`),
  }))
  return (
    <Article
      config={config}
      label={text('advertisement.label', { brand })}
      title={text('advertisement.title')}
      lead={text('advertisement.lead', { brand })}
    >
      <LandingCards cards={cards} heading="h2" />
      <HomeLink>{text('advertisement.more')}</HomeLink>
    </Article>
  )
}

export default Advertisement
