import { loadOnce } from '../../src/shared/time/cachedValue.js'

describe('loadOnce', () => {
  test('loads once for concurrent and later calls', async () => {
    const load = jest.fn(async () => ({}))
    const get = loadOnce(load)
    const [first, second] = await Promise.all([get(), get()])
    expect(second).toBe(first)
    expect(await get()).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('loads again after a failure', async () => {
    const load = jest.fn(async () => 'loaded').mockRejectedValueOnce(new Error('EMFILE'))
    const get = loadOnce(load)
    await expect(get()).rejects.toThrow('EMFILE')
    expect(await get()).toBe('loaded')
  })
})
