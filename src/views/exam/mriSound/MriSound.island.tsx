import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { spaced } from '../../links/spaced.js'
import type { PropKinds } from '../../browser/islands/islandProps.js'
import SoundWave from './SoundWave.js'
import { playMriSound, type SoundPlayer, type Volume, volumes } from './soundPlayer.js'

export interface MriSoundTexts {
  readonly play: string
  readonly stop: string
  readonly volume: string
  readonly volumes: Readonly<Record<Volume, string>>
  readonly note: string
  readonly playing: string
  readonly ended: string
  readonly failed: string
}

interface Props {
  readonly words: MriSoundTexts
}

export const propKinds: PropKinds<Props> = { words: 'object' }

export default function MriSound({ words }: Props) {
  const [volume, setVolume] = useState<Volume>('softest')
  const { state, toggle, player } = usePlayer(volume)
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    toggle()
  }
  const choose = (chosen: Volume): void => {
    setVolume(chosen)
    player.current?.setVolume(chosen)
  }
  // `method="dialog"`: a submit before hydration must not leave the page.
  return (
    <form className="mri-sound" method="dialog" onSubmit={onSubmit} data-state={state}>
      <div className="row">
        <button className="btn" type="submit">
          <svg className="icon icon--s mri-sound__mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d={state === 'playing' ? 'M7 7h10v10H7z' : 'M8 5.5v13L18.5 12z'} />
          </svg>
          <span>{state === 'playing' ? words.stop : words.play}</span>
        </button>{' '}
        <p className="mri-sound__note">{words.note}</p>
      </div>
      <SoundWave />
      <fieldset>
        <legend>{words.volume}</legend>
        <div className="mri-sound__volumes">
          {spaced(
            volumes.map((name) => (
              <label key={name} className="chip">
                <input
                  type="radio"
                  name="volume"
                  value={name}
                  checked={volume === name}
                  onChange={() => choose(name)}
                />
                {words.volumes[name]}
              </label>
            )),
          )}
        </div>
      </fieldset>
      <p className={state === 'failed' ? undefined : 'vh'} role="status">
        {state === 'silent' ? '' : words[state]}
      </p>
    </form>
  )
}

type State = 'silent' | 'playing' | 'ended' | 'failed'

const usePlayer = (volume: Volume) => {
  const [state, setState] = useState<State>('silent')
  const player = useRef<SoundPlayer>(undefined)
  const starting = useRef<AbortController>(undefined)
  // Stops on unmount, even while the samples are being computed.
  useEffect(
    () => () => {
      starting.current?.abort()
      player.current?.stop()
    },
    [],
  )
  const start = async ({ signal }: AbortController): Promise<void> => {
    const started = await playMriSound(volume, () => {
      player.current = undefined
      setState('ended')
    })
    if (signal.aborted) {
      started.stop()
      return
    }
    player.current = started
    setState('playing')
  }
  const toggle = (): void => {
    if (player.current) player.current.stop()
    else if (starting.current === undefined) {
      starting.current = new AbortController()
      start(starting.current)
        .catch((error: unknown) => {
          setState('failed')
          // The device refused to play (DOMException), which is not a programming error.
          if (!(error instanceof DOMException)) reportError(error)
        })
        .finally(() => {
          starting.current = undefined
        })
    }
  }
  return { state, toggle, player }
}
