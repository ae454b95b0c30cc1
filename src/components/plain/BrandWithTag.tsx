import { BrandLogo } from '../BrandMark.tsx'
import styles from './BrandWithTag.module.css'

/** The brand with a word beside it: the part of the product that one is in. */
export const BrandWithTag = ({ name, tag }: { name: string; tag: string }) => (
  <span className={styles.brand}>
    <BrandLogo name={name} />
    <span className={styles.tag}>{tag}</span>
  </span>
)
