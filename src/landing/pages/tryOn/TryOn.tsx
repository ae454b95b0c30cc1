import { Camera as CameraIcon, CameraOff, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { matchPage } from '../../../../contracts/pages/pages.ts'
import { Button } from '../../../components/plain/Button.tsx'
import type { ClientConfig } from '../../../dataProvider/clientConfig.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Article } from '../../PublicPageFrame.tsx'
import styles from './TryOn.module.css'
import { useCamera } from './useCamera.ts'

/** The camera's picture, mirrored. The testing path also shows the camera's name and resolution. */
const TryOn = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const testing = matchPage(location.pathname)?.name === 'virtualTryOnTestingUrl'
  const title = text(testing ? 'tryOn.testingTitle' : 'tryOn.title')
  const { camera, start, stop } = useCamera()
  const [size, setSize] = useState('')
  const on = camera.kind === 'on'
  const problem = camera.kind === 'off' && camera.problem
  return (
    <Article config={config} title={title} lead={text('tryOn.lead')}>
      <div className={styles.stage}>
        {on ? (
          <video
            autoPlay
            muted
            playsInline
            aria-label={text('tryOn.picture')}
            ref={video => {
              if (video && video.srcObject !== camera.stream) video.srcObject = camera.stream
            }}
            onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
              setSize(`${videoWidth} × ${videoHeight}`)
            }
          />
        ) : (
          <CameraOff size={32} strokeWidth={1.5} aria-hidden="true" />
        )}
      </div>
      <p className={styles.state} role="status" data-problem={problem ? true : undefined}>
        {problem
          ? text(`tryOn.${problem}`)
          : text(camera.kind === 'starting' ? 'tryOn.starting' : `tryOn.${camera.kind}`)}
      </p>
      {on ? (
        <Button look="secondary" onClick={stop}>
          <CameraOff size={16} aria-hidden="true" /> {text('tryOn.stop')}
        </Button>
      ) : (
        <Button busy={camera.kind === 'starting' && text('tryOn.starting')} onClick={() => void start()}>
          <CameraIcon size={16} aria-hidden="true" /> {text('tryOn.start')}
        </Button>
      )}
      {testing && (
        <dl className={styles.facts}>
          <dt>{text('tryOn.camera')}</dt>
          <dd>{on ? camera.camera || text('tryOn.noName') : '-'}</dd>
          <dt>{text('tryOn.size')}</dt>
          <dd className="num">{(on && size) || '-'}</dd>
        </dl>
      )}
      <p className={styles.privacy}>
        <ShieldCheck size={16} aria-hidden="true" /> {text('tryOn.privacy')}
      </p>
    </Article>
  )
}

export default TryOn
