import { BrandLogo } from '../BrandMark.tsx'
import styles from './AdminBrand.module.css'

/** The brand with the ADMIN tag, so that staff can see at a glance that they work on other people's accounts. */
export const AdminBrand = ({ name }: { name: string }) => (
  <span className={styles.brand}>
    <BrandLogo name={name} />
    <span className={styles.tag}>ADMIN</span>
  </span>
)
