import { useTexts } from '../i18n/useTexts.ts'
import type { Method } from './method.ts'
import styles from './SignIn.module.css'

interface MethodSwitchProps {
  methods: readonly Method[]
  chosen: Method
  onChoose: (method: Method) => void
}

/** The sign-in methods as tiles. They are radio buttons, so that the arrow keys work. */
export const MethodSwitch = ({ methods, chosen, onChoose }: MethodSwitchProps) => {
  const text = useTexts('signIn')
  return (
    <fieldset className={styles.methods}>
      <legend className="hidden-text">{text('methods')}</legend>
      {methods.map(method => (
        <label key={method.name} className={styles.methodTile}>
          <input
            type="radio"
            name="method"
            className="hidden-text"
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <method.icon size={18} aria-hidden="true" />
          {text(`method.${method.name}`)}
        </label>
      ))}
    </fieldset>
  )
}
