import type { ComponentProps } from 'react'
import styles from './CheckboxInput.module.css'

type CheckboxInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A checkbox in the theme's colours: in the dark, browsers fill an empty one with grey, as if it were disabled. */
export const CheckboxInput = (input: CheckboxInputProps) => <input {...input} type="checkbox" className={styles.box} />
