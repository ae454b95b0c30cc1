import { BrandLogo } from '../BrandMark.tsx'
import styles from './BrandWithTag.module.css'

/** The brand with a tag that names the current part of the product. */
export const BrandWithTag = ({ name, tag }: { name: string; tag: string }) => (
  <span className={styles.brand}>
    <BrandLogo name={name} />
    <span className={styles.tag}>{tag}</span>
  </span>
)
