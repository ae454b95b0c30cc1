import { type LayoutRequest, placesOf } from './layout.ts'

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => postMessage(placesOf(data)))
