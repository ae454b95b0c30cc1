import { Gift } from 'lucide-react'
import { limits } from '../../contracts/platform/limits.ts'
import { formatWholeRupees } from '../../contracts/platform/money.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { LandingHero } from '../components/landing/parts.tsx'
import { Button } from '../components/plain/Button.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { ExampleAnswer } from './ExampleAnswer.tsx'
import styles from './VisitorHero.module.css'

interface VisitorHeroProps {
  config: ClientConfig
  onRegister: () => void
  onDemo: () => void
}

export const VisitorHero = ({ config, onRegister, onDemo }: VisitorHeroProps) => {
  const text = useTexts('landing')
  const title = `${text('hero.title')}\n${text('hero.titleNext')}`
  return (
    <LandingHero title={title} lead={text('hero.lead')} example={<ExampleAnswer />}>
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
        <Gift size={16} aria-hidden="true" /> {text('hero.bonus', { amount: formatWholeRupees(limits.bonusPaise) })}
      </p>
    </LandingHero>
  )
}
