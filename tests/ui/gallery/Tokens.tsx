import { Typography } from '@mui/material'
import { Section } from '../../../src/components/Section.tsx'
import { light } from '../../../src/theme/tokens.ts'
import styles from './Gallery.module.css'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

export const Swatches = () => (
  <Section title="Colours">
    <div className={styles.row}>
      {Object.keys(light).map(name => (
        <div key={name} className={styles.swatch}>
          <span style={{ background: `var(--${kebab(name)})` }} />
          {name}
        </div>
      ))}
    </div>
  </Section>
)

export const Types = () => (
  <Section title="Type">
    <Typography variant="h4" component="p" className="num">
      ₹1,24,860.50
    </Typography>
    <Typography variant="h5" component="p">
      Bulk PAN responses
    </Typography>
    <Typography variant="h6" component="p">
      PAN record
    </Typography>
    <Typography>Local checks are free</Typography>
    <Typography variant="caption" component="p">
      Requested by
    </Typography>
    <p className="mono">AAxxxx000A</p>
    <p lang="hi">चालान देखें और भरें</p>
  </Section>
)
