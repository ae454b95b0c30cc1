import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A link that looks like a primary button. */
export const LinkButton = (props: ComponentProps<'a'>) => <a {...props} className={styles.link} />
