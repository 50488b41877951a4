import { aDraft, noon, type TestedRecords } from './testedRecords.js'

/** Names, each with the words of searches that find it. */
const spellings: readonly (readonly [name: string, ...searches: (readonly string[])[]])[] = [
  // Letters without a Unicode decomposition.
  ['Đặng Thị Hoa', ['dang'], ['ĐẶNG']],
  ['Søren Ångström', ['soren'], ['SØREN', 'angstrom']],
  ['Łukasz Wałęsa', ['lukasz', 'walesa'], ['łukasz']],
  ['Hans Strauß', ['strauss'], ['STRAUẞ']],
  ['Yıldız İpek', ['yildiz', 'ipek'], ['yıldız', 'İPEK']],
  ['Þóra Guðmundsdóttir', ['thora', 'gudmunds'], ['þóra']],
  ['Ħal Għawdex Ŧuomas', ['hal', 'tuomas'], ['ħal']],
  ['Næss Lœuvre', ['naess', 'loeuvre'], ['næss', 'lœu']],
  ['Wijk Dĳkstra', ['dijkstra'], ['dĳk']],
  ['Ɖogbe Ŋgũgĩ', ['dogbe', 'ngugi'], ['ɖogbe']],
  ['Jürgen Möller', ['jurgen', 'moller'], ['möller']],
  ['Dang Soren Strauss Yildiz', ['đang', 'søren', 'strauß', 'yıldız'], ['dang']],
  // Variants of the apostrophe.
  ['Siobhan O\u2019Reilly', ["o'reilly"], ['oreilly'], ['o\u02BCreilly'], ['o', 'reilly']],
  ["Siobhan O'Reilly", ['o\u00B4reilly'], ['OReilly'], ['reilly'], ['o\uFF07reilly']],
  ['Siobhan OReilly', ["o'reilly"], ['reilly']],
  ['Siobhan O Reilly', ["o'reilly"], ['oreilly']],
  ['Jean\u2010Luc Roy', ['jean', 'luc'], ['jean-luc'], ['jeanluc'], ['jean\u2013luc']],
  ['Jean-Luc Roy', ['jean\u2011luc'], ['jean\u2212luc'], ['jean\uFF0Dluc'], ['jean luc']],
  ['Jean\u00ADLuc Roy', ['jean-luc'], ['jean', 'luc']],
  ['\uFF34anaka \u0662', ['tanaka', '2'], ['\uFF34\uFF21\uFF2E\uFF21\uFF2B\uFF21']],
  ['E\u0301lise', ['élise'], ['elise']],
  ['李', ['李']],
  // Arabic and Persian keyboards write the same letter with different code points.
  ['علی کریمی', ['علي'], ['كريمي']],
  ['على فاطمة', ['علی'], ['فاطمه']],
  ['Guy St-Pierre', ['saint', 'pierre'], ['saint'], ['st-pierre']],
  ['Guy Saint-Pierre', ['st', 'pierre'], ['st'], ['saintpierre']],
  ['Guy Sainte-Marie', ['ste', 'marie'], ['ste']],
]

export const searchedRecords = (tested: TestedRecords): void => {
  describe('search', () => {
    const find = async (...words: readonly string[]): Promise<readonly string[]> => {
      const search = { field: 'name', words, since: noon, limit: 10 } as const
      return (await tested.records.search('requests', search)).map(({ id }) => id)
    }

    beforeEach(async () => {
      await tested.records.createAll([
        aDraft('a', { fields: { name: 'Zoé Côté-Tremblay' } }),
        aDraft('b', { createdAt: noon + 1, fields: { name: 'zoe tremblay' } }),
        aDraft('old', { createdAt: noon - 1, fields: { name: 'Zoé Tremblay' } }),
        aDraft('other', { fields: { name: 'Anne', nested: { name: 'Zoé' } } }),
        aDraft('none', { fields: { count: 3 } }),
      ])
    })

    test('ignores accents and case and returns the newest first', async () => {
      expect(await find('ZOE', 'tremblay')).toEqual(['b', 'a'])
      expect(await find('cote')).toEqual(['a'])
      expect(await find('%')).toEqual([])
    })

    test('finds parts of words, short words and words with punctuation', async () => {
      expect(await find('emb')).toEqual(['b', 'a'])
      expect(await find('oe', 'cô')).toEqual(['a'])
      expect(await find('côté-trem')).toEqual(['a'])
      expect(await find('"zoe')).toEqual(['b', 'a'])
    })

    test('finds names in other scripts, ignoring accents', async () => {
      await tested.records.createAll([aDraft('greek', { fields: { name: 'Σωκράτης' } })])
      expect(await find('σωκρα')).toEqual(['greek'])
    })

    test('finds a name in every spelling', async () => {
      for (const [name, ...searches] of spellings) {
        await tested.records.createAll([aDraft('sought', { fields: { name } })])
        for (const words of searches)
          expect([name, words, await find(...words)]).toEqual([name, words, ['sought']])
        await tested.records.remove('requests', 'sought')
      }
    })

    test('matches no text across two words', async () => {
      await tested.records.createAll([aDraft('joan', { fields: { name: 'Joan Nelson' } })])
      expect(await find('ann')).toEqual(['other'])
    })

    test('finds a record by its current fields until it is removed', async () => {
      await tested.records.update('requests', 'b', 1, { fields: { name: 'Léa Roy' } })
      expect(await find('tremblay')).toEqual(['a'])
      expect(await find('roy')).toEqual(['b'])
      await tested.records.update('requests', 'b', 2, { fields: { seen: true } })
      expect(await find('lea')).toEqual(['b'])
      await tested.records.remove('requests', 'b')
      expect(await find('lea')).toEqual([])
    })

    test('finds an email and a part of a phone number in one collection', async () => {
      const fields = { name: 'Ana', email: 'ana@exemple.ca', phone: '+14185550199' }
      await tested.records.createAll([
        aDraft('ana', { fields }),
        aDraft('ana', { collection: 'applications', fields }),
      ])
      const options = { since: 0, limit: 10 } as const
      for (const search of [
        { field: 'email', words: ['ana@exemple.ca'], ...options },
        { field: 'phone', words: ['5550199'], ...options },
      ] as const) {
        const found = await tested.records.search('applications', search)
        expect(found).toMatchObject([{ collection: 'applications', id: 'ana' }])
      }
    })

    test('returns at most the limit', async () => {
      const search = { field: 'name', words: ['zoe'], since: 0, limit: 1 } as const
      expect(await tested.records.search('requests', search)).toHaveLength(1)
    })
  })
}
