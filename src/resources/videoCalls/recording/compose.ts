const WIDTH = 640
const HEIGHT = 360
const BAR = 32
const FRAMES = 10

export interface Composed {
  stream: MediaStream
  /** The remote side comes later, and again after a cut. */
  setRemote: (stream: MediaStream) => void
  close: () => void
}

interface ComposeOptions {
  local: HTMLVideoElement
  remote: HTMLVideoElement
  localStream: MediaStream
  audio: AudioContext
  /** The line that is burnt in below the pictures. */
  caption: () => string
}

/** Both pictures side by side with a line of time and place, and both voices, as one stream. */
export function compose({ local, remote, localStream, audio, caption }: ComposeOptions): Composed {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * 2
  canvas.height = HEIGHT + BAR
  const drawn = canvas.getContext('2d', { alpha: false })
  const draw = () => {
    if (!drawn) return
    drawn.fillStyle = '#101418'
    drawn.fillRect(0, 0, canvas.width, canvas.height)
    drawPicture(drawn, remote, 0)
    drawPicture(drawn, local, WIDTH)
    drawn.fillStyle = '#ffffff'
    drawn.font = '16px sans-serif'
    drawn.fillText(caption(), 12, HEIGHT + 21, canvas.width - 24)
  }
  const worker = new Worker(new URL('./tick.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', draw)
  draw()

  const mixed = audio.createMediaStreamDestination()
  // Without a source some browsers send no sound at all, and a recorder waits for it.
  const silence = audio.createConstantSource()
  const nothing = audio.createGain()
  nothing.gain.value = 0
  silence.connect(nothing).connect(mixed)
  silence.start()
  if (localStream.getAudioTracks().length > 0) audio.createMediaStreamSource(localStream).connect(mixed)
  let heard: MediaStreamAudioSourceNode | undefined

  return {
    stream: new MediaStream([...canvas.captureStream(FRAMES).getVideoTracks(), ...mixed.stream.getAudioTracks()]),
    setRemote(stream) {
      heard?.disconnect()
      if (stream.getAudioTracks().length === 0) return
      heard = audio.createMediaStreamSource(stream)
      heard.connect(mixed)
    },
    close() {
      worker.terminate()
      void audio.close()
    },
  }
}

/** As large as fits, without distortion. */
function drawPicture(drawn: CanvasRenderingContext2D, video: HTMLVideoElement, left: number): void {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return
  const scale = Math.min(WIDTH / width, HEIGHT / height)
  const [w, h] = [width * scale, height * scale]
  drawn.drawImage(video, left + (WIDTH - w) / 2, (HEIGHT - h) / 2, w, h)
}
