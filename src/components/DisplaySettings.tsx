import { useLocaleState } from 'react-admin'
import { locales } from '../../contracts/platform/text.ts'
import { languageNames } from '../i18n/locale.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { useThemeMode } from '../theme/themeMode.ts'
import styles from './DisplaySettings.module.css'
import { SegmentedControl } from './SegmentedControl.tsx'

const modes = ['light', 'dark', 'system'] as const

/** Theme and language, shared by the sign-in pages, the console and the admin app. */
export const DisplaySettings = () => {
  const text = useTexts('shell')
  const { mode, setMode } = useThemeMode()
  const [locale, setLocale] = useLocaleState()
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <span>{text('profile.theme')}</span>
        <SegmentedControl
          fullWidth
          label={text('profile.theme')}
          value={mode}
          onChange={setMode}
          options={modes.map(value => ({ value, label: text(`profile.${value}`) }))}
        />
      </div>
      <div className={styles.choice}>
        <span>{text('profile.language')}</span>
        <SegmentedControl
          fullWidth
          label={text('profile.language')}
          value={locale}
          onChange={setLocale}
          options={locales.map(value => ({ value, label: languageNames[value], lang: value }))}
        />
      </div>
    </div>
  )
}
