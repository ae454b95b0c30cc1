import { Gift } from 'lucide-react'
import { lowestPaise } from '../../contracts/catalogue.ts'
import { limits } from '../../contracts/limits.ts'
import { formatPaise, formatWholeRupees } from '../../contracts/money.ts'
import { paths } from '../../contracts/paths.ts'
import { Button } from '../components/plain/Button.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import ink from '../theme/ink.module.css'
import { ExampleAnswer } from './ExampleAnswer.tsx'
import styles from './LandingHero.module.css'

interface LandingHeroProps {
  config: ClientConfig
  onRegister: () => void
  onDemo: () => void
}

const bonus = formatWholeRupees(limits.bonusPaise)
const lowest = formatPaise(lowestPaise)

export const LandingHero = ({ config, onRegister, onDemo }: LandingHeroProps) => {
  const text = useTexts('landing')
  const facts = [
    { figure: text('facts.priceFrom', { amount: lowest }), words: text('facts.price') },
    { figure: formatPaise(0), words: text('facts.down') },
    { figure: bonus, words: text('facts.bonus') },
  ]
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inner}>
          <div className={`${styles.words} ${ink.ink}`}>
            <h1>
              {text('hero.title')}
              <br />
              {text('hero.titleNext')}
            </h1>
            <p className={styles.lead}>{text('hero.lead')}</p>
            <div className={styles.actions}>
              <Button onClick={onRegister}>{text('createAccount')}</Button>
              {config.appMode === 'sandbox' && (
                <a className={styles.sandbox} href={paths.sandbox}>
                  {text('openSandbox')}
                </a>
              )}
              <span className={styles.demo}>
                <Button look="link" onClick={onDemo}>
                  {text('demo')}
                </Button>
              </span>
            </div>
            <p className={styles.note}>
              <Gift size={16} aria-hidden="true" /> {text('hero.bonus', { amount: bonus })}
            </p>
          </div>
          <ExampleAnswer />
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ figure, words }) => (
          <div key={words}>
            <dt className="num">{figure}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
