import { BrandMark } from '../../../src/components/BrandMark.tsx'
import { Cards } from './Cards.tsx'
import { Charts } from './Charts.tsx'
import { Controls } from './Controls.tsx'
import { Fields } from './Fields.tsx'
import styles from './Gallery.module.css'
import { Jobs } from './Jobs.tsx'
import { Messages } from './Messages.tsx'
import { Swatches, Types } from './Tokens.tsx'
import { Values } from './Values.tsx'

/** Every shared component on one page, for visual checks and for axe. */
export const Gallery = () => (
  <main className={styles.page}>
    <h1 className={styles.title}>
      <BrandMark /> Tokens and components
    </h1>
    <Swatches />
    <div className={styles.columns}>
      <div>
        <Types />
        <Values />
      </div>
      <div>
        <Controls />
      </div>
      <div>
        <Messages />
        <Fields />
      </div>
    </div>
    <Charts />
    <Cards />
    <Jobs />
  </main>
)
