/*
 * Made from locales/fr by scripts/words/writeWordTypes.ts: do not edit. Of each text it holds
 * the placeholders alone.
 */
export interface WordTree {
  readonly applications: {
    readonly apply: ''
    readonly title: ''
    readonly spontaneousTitle: ''
    readonly question: ''
    readonly summary: '{{points}}'
    readonly ready: ''
    readonly email: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly phone: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly form: {
      readonly offer: ''
      readonly availability: ''
      readonly message: ''
      readonly messageHint: ''
      readonly consent: '{{retention}}'
      readonly keep: ''
      readonly notes: {
        readonly why: ''
        readonly who: ''
      }
      readonly send: ''
      readonly delay: '{{delay}}'
    }
    readonly offer: {
      readonly spontaneous: ''
      readonly errors: {
        readonly required: ''
        readonly closed: ''
      }
    }
    readonly availability: {
      readonly none: ''
      readonly options: {
        readonly day: ''
        readonly evening: ''
        readonly saturday: ''
      }
      readonly errors: {
        readonly unknown: ''
      }
    }
    readonly message: {
      readonly errors: {
        readonly tooLong: ''
      }
    }
    readonly files: {
      readonly errors: {
        readonly required: ''
        readonly tooMany: '{{count}}'
        readonly tooLarge: '{{limit}}{{name}}'
        readonly kind: '{{name}}'
        readonly type: '{{name}}'
        readonly empty: '{{name}}'
        readonly mismatch: '{{name}}'
        readonly locked: '{{name}}'
        readonly unreadable: '{{name}}'
        readonly infected: '{{name}}'
        readonly missing: '{{name}}'
        readonly lost: ''
        readonly again: ''
      }
    }
    readonly upload: {
      readonly label: ''
      readonly hint: '{{count}}{{size}}'
      readonly without: ''
      readonly drop: ''
      readonly choose: ''
      readonly over: ''
      readonly full: '{{count}}'
      readonly makeRoom: ''
      readonly list: ''
      readonly unclaimed: ''
      readonly states: {
        readonly added: ''
        readonly queued: ''
        readonly offline: ''
        readonly canceled: ''
        readonly success: ''
      }
      readonly progress: '{{name}}'
      readonly progressSaid: '{{name}}{{percent}}'
      readonly stateSaid: '{{name}}{{state}}'
      readonly cancel: '{{name}}'
      readonly retry: '{{name}}'
      readonly chooseAgain: '{{name}}'
      readonly remove: '{{name}}'
      readonly removedSaid: '{{name}}'
      readonly sending: {
        readonly waiting: ''
        readonly failed: ''
        readonly refused: ''
      }
      readonly errors: {
        readonly tooBig: '{{filesize}}{{maxFilesize}}'
        readonly kind: ''
        readonly status: '{{statusCode}}'
        readonly tooMany: ''
        readonly network: ''
        readonly late: ''
        readonly interrupted: ''
      }
    }
    readonly consent: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly answer: {
      readonly by: '{{date}}'
      readonly within: '{{delay}}'
    }
    readonly received: {
      readonly head: ''
      readonly title: ''
      readonly nextBy: '{{date}}'
      readonly next: '{{delay}}'
      readonly change: ''
      readonly noNumbers: ''
    }
    readonly acknowledgement: {
      readonly subject: '{{reference}}'
      readonly preview: '{{answer}}'
      readonly opening: '{{answer}}'
      readonly retention: '{{retention}}'
      readonly change: '{{phone}}'
    }
    readonly hr: {
      readonly subject: '{{answer}}{{name}}{{reference}}'
      readonly preview: '{{answer}}'
      readonly title: ''
      readonly opening: '{{answer}}{{name}}{{offer}}'
      readonly spontaneous: '{{answer}}{{name}}'
      readonly availability: ''
      readonly language: ''
      readonly keep: ''
      readonly yes: ''
      readonly no: ''
      readonly documents: ''
      readonly notScanned: ''
      readonly open: ''
      readonly links: '{{days}}'
      readonly careful: ''
      readonly reply: ''
      readonly delete: '{{retention}}'
    }
    readonly warnings: {
      readonly macros: ''
      readonly script: ''
      readonly embedded: ''
      readonly remote: ''
      readonly password: ''
    }
    readonly quarantine: {
      readonly subject: ''
      readonly title: ''
      readonly opening: ''
      readonly told: ''
      readonly file: ''
      readonly threat: ''
      readonly todo: ''
    }
  }
  readonly careers: {
    readonly see: ''
    readonly all: ''
    readonly job: {
      readonly terms: ''
      readonly salary: ''
      readonly salaryRange: '{{from}}{{to}}'
      readonly schedule: ''
      readonly place: ''
      readonly start: ''
      readonly closes: ''
      readonly duties: ''
      readonly required: ''
      readonly assets: ''
      readonly offer: ''
      readonly hoursPerWeek: ''
    }
    readonly industry: ''
    readonly closed: {
      readonly title: '{{title}}'
      readonly lead: '{{date}}'
      readonly others: ''
      readonly none: ''
      readonly spontaneous: ''
    }
  }
  readonly common: {
    readonly skip: ''
    readonly language: ''
    readonly booking: ''
    readonly simulated: ''
    readonly simulatedAll: ''
    readonly emergency: ''
    readonly clinicDescription: ''
    readonly nav: {
      readonly main: ''
      readonly menu: ''
      readonly breadcrumb: ''
      readonly overview: ''
      readonly allUltrasound: ''
      readonly ultrasoundHint: ''
    }
    readonly menu: {
      readonly open: ''
      readonly close: ''
    }
    readonly section: {
      readonly ultrasound: ''
      readonly therapy: ''
    }
    readonly action: {
      readonly book: ''
      readonly consult: ''
      readonly callAt: '{{phone}}'
      readonly home: ''
    }
    readonly footer: {
      readonly care: ''
      readonly clinic: ''
      readonly reach: ''
      readonly questions: ''
      readonly request: ''
      readonly hours: ''
      readonly ultrasoundBand: ''
      readonly therapyBand: ''
      readonly therapyText: ''
    }
    readonly contact: {
      readonly phone: ''
      readonly fax: ''
      readonly email: ''
    }
    readonly hours: {
      readonly caption: ''
      readonly today: '{{day}}'
      readonly open: ''
      readonly closed: ''
      readonly until: '{{time}}'
      readonly opensToday: '{{time}}'
      readonly opensTomorrow: '{{time}}'
      readonly opensOn: '{{date}}{{time}}'
      readonly range: '{{from}}{{to}}'
      readonly closedDay: ''
      readonly closedOn: '{{date}}{{reason}}'
      readonly closedFrom: '{{from}}{{reason}}{{to}}'
    }
    readonly days: {
      readonly monday: ''
      readonly tuesday: ''
      readonly wednesday: ''
      readonly thursday: ''
      readonly friday: ''
      readonly saturday: ''
      readonly sunday: ''
    }
    readonly place: {
      readonly transit: ''
      readonly parking: ''
      readonly access: ''
      readonly directions: ''
    }
  }
  readonly consent: {
    readonly title: ''
    readonly text: ''
    readonly refuse: ''
    readonly accept: ''
    readonly choose: ''
    readonly needed: {
      readonly name: ''
      readonly hint: ''
    }
    readonly measure: {
      readonly name: ''
      readonly hint: ''
    }
    readonly save: ''
    readonly later: ''
    readonly policy: ''
    readonly signal: ''
    readonly close: ''
    readonly manage: ''
  }
  readonly emails: {
    readonly callBack: {
      readonly by: '{{moment}}'
      readonly within: '{{delay}}'
    }
    readonly moment: '{{date}}{{time}}'
    readonly rows: {
      readonly line: '{{label}}{{value}}'
      readonly reference: ''
      readonly received: ''
      readonly language: ''
      readonly moments: ''
      readonly noMoment: ''
      readonly message: ''
      readonly verification: ''
    }
    readonly verification: {
      readonly low: ''
      readonly unreachable: ''
      readonly missing: ''
    }
    readonly extension: '{{extension}}{{phone}}'
    readonly footer: {
      readonly clinic: '{{address}}{{clinic}}{{phone}}'
      readonly urgent: ''
    }
    readonly acknowledgement: {
      readonly subject: '{{reference}}'
      readonly title: ''
      readonly greeting: '{{name}}'
      readonly greetingWithoutName: ''
      readonly byPhone: '{{callBack}}{{phone}}'
      readonly byEmail: '{{callBack}}'
      readonly previewByPhone: '{{callBack}}'
      readonly previewByEmail: '{{callBack}}'
      readonly prescription: ''
      readonly health: ''
      readonly change: '{{phone}}'
      readonly notYou: ''
      readonly readPreparation: ''
      readonly callClinic: ''
    }
    readonly desk: {
      readonly subjectByPhone: '{{answer}}{{name}}{{reference}}'
      readonly subjectByEmail: '{{answer}}{{name}}{{reference}}'
      readonly title: ''
      readonly byPhone: '{{callBack}}{{name}}'
      readonly byEmail: '{{callBack}}{{name}}'
      readonly preview: '{{callBack}}'
      readonly reply: ''
      readonly delete: ''
      readonly call: '{{phone}}'
      readonly write: ''
    }
    readonly suspected: {
      readonly preview: ''
      readonly more_one: '{{count}}'
      readonly more_many: '{{count}}'
      readonly more_other: '{{count}}'
      readonly site: ''
      readonly requests: {
        readonly subject_one: '{{count}}'
        readonly subject_many: '{{count}}'
        readonly subject_other: '{{count}}'
        readonly title: ''
        readonly opening: ''
        readonly todo: ''
      }
      readonly applications: {
        readonly subject_one: '{{count}}'
        readonly subject_many: '{{count}}'
        readonly subject_other: '{{count}}'
        readonly title: ''
        readonly opening: ''
        readonly todo: ''
        readonly delete: ''
      }
    }
  }
  readonly errors: {
    readonly requestId: '{{id}}'
    readonly ways: {
      readonly ultrasound: ''
      readonly mri: ''
      readonly book: ''
    }
    readonly badRequest: {
      readonly message: ''
      readonly todo: ''
    }
    readonly crossSite: {
      readonly message: ''
      readonly todo: ''
    }
    readonly notFound: {
      readonly message: ''
      readonly todo: ''
    }
    readonly methodNotAllowed: {
      readonly message: ''
      readonly todo: ''
    }
    readonly gone: {
      readonly message: ''
      readonly todo: ''
    }
    readonly tooLarge: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unsupportedType: {
      readonly message: ''
      readonly todo: ''
    }
    readonly tooMany: {
      readonly message: ''
      readonly todo: ''
    }
    readonly tooManyPages: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unexpected: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unknownMiddleware: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unavailable: {
      readonly message: ''
      readonly todo: ''
    }
  }
  readonly exam: {
    readonly action: {
      readonly prepare: ''
      readonly evidence: ''
      readonly compare: ''
    }
    readonly facts: {
      readonly label: ''
      readonly duration: ''
      readonly when: ''
      readonly preparation: ''
      readonly prescription: ''
      readonly cost: ''
      readonly results: ''
      readonly early: '{{minutes}}'
    }
    readonly places: {
      readonly about: ''
      readonly who: ''
      readonly visit: ''
      readonly prepare: ''
      readonly evidence: ''
      readonly questions: ''
    }
    readonly sheet: {
      readonly do: ''
      readonly bring: ''
      readonly print: ''
      readonly date: ''
      readonly time: ''
      readonly name: ''
    }
    readonly card: {
      readonly title: ''
      readonly consultTitle: ''
      readonly text: ''
    }
    readonly cycle: {
      readonly dayOne: ''
    }
    readonly weeks: {
      readonly dating: ''
      readonly nuchalTranslucency: ''
      readonly morphological: ''
      readonly growth: ''
    }
    readonly evidence: {
      readonly caption: ''
      readonly subject: ''
      readonly people: ''
      readonly result: ''
      readonly source: ''
    }
    readonly cost: {
      readonly heading: ''
      readonly ramq: ''
      readonly valid: '{{date}}'
      readonly plan: ''
      readonly insured: {
        readonly value: ''
        readonly note: ''
        readonly text: ''
      }
      readonly notClaimable: {
        readonly note: ''
        readonly text: '{{price}}'
      }
      readonly paidMri: {
        readonly note: ''
        readonly text: '{{price}}'
        readonly extra: '{{price}}'
      }
      readonly paidPrp: {
        readonly note: ''
        readonly text: '{{price}}'
        readonly extra: '{{price}}'
      }
    }
    readonly related: ''
    readonly sources: {
      readonly heading: ''
      readonly reviewed: '{{reviewer}}'
      readonly general: ''
    }
  }
  readonly feedback: {
    readonly label: ''
    readonly question: ''
    readonly answer: {
      readonly yes: ''
      readonly no: ''
      readonly errors: {
        readonly required: ''
      }
    }
    readonly sentence: {
      readonly label: ''
      readonly hint: ''
      readonly errors: {
        readonly tooLong: '{{length}}'
      }
    }
    readonly page: {
      readonly errors: {
        readonly unknown: ''
      }
    }
    readonly send: ''
    readonly thanks: ''
    readonly title: ''
    readonly notSent: ''
    readonly where: ''
  }
  readonly forms: {
    readonly shared: {
      readonly optional: ''
      readonly choose: ''
      readonly name: ''
      readonly phone: ''
      readonly phoneHint: ''
      readonly email: ''
      readonly emailHint: ''
      readonly trap: ''
    }
    readonly contact: {
      readonly reach: ''
      readonly subject: ''
      readonly language: ''
      readonly moments: ''
      readonly message: ''
      readonly messageHint: ''
      readonly consent: ''
      readonly send: ''
      readonly sending: ''
      readonly retry: ''
      readonly notes: {
        readonly why: ''
        readonly who: ''
        readonly howLong: '{{retention}}'
      }
      readonly urgent: ''
      readonly status: {
        readonly sending: ''
        readonly offline: ''
        readonly online: ''
      }
      readonly failed: {
        readonly refused: '{{phone}}'
        readonly lost: '{{phone}}'
        readonly late: '{{phone}}'
      }
    }
    readonly summary: {
      readonly title: '{{points}}'
    }
    readonly name: {
      readonly errors: {
        readonly required: ''
        readonly tooShort: ''
        readonly tooLong: ''
      }
    }
    readonly email: {
      readonly errors: {
        readonly at: ''
      }
    }
    readonly phone: {
      readonly errors: {
        readonly oneOfTwo: ''
      }
    }
    readonly subject: {
      readonly options: {
        readonly other: ''
      }
      readonly errors: {
        readonly required: ''
      }
    }
    readonly language: {
      readonly options: {
        readonly fr: ''
        readonly en: ''
      }
      readonly errors: {
        readonly required: ''
      }
    }
    readonly moments: {
      readonly options: {
        readonly morning: ''
        readonly afternoon: ''
        readonly saturday: ''
        readonly any: ''
      }
      readonly errors: {
        readonly unknown: ''
      }
    }
    readonly message: {
      readonly errors: {
        readonly tooLong: ''
      }
    }
    readonly consent: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly status: {
      readonly points: '{{points}}'
      readonly ready: ''
    }
    readonly verification: {
      readonly terms: ''
      readonly when: ''
      readonly noKey: ''
      readonly noVersion: ''
      readonly notLoaded: ''
      readonly notRun: ''
    }
  }
  readonly home: {
    readonly finder: {
      readonly label: ''
      readonly request: ''
      readonly how: ''
      readonly readPrp: ''
    }
    readonly moreQuestions: ''
    readonly errorTitle: ''
  }
  readonly legal: {
    readonly since: ''
    readonly contents: ''
  }
  readonly lists: {
    readonly columns: {
      readonly received: ''
      readonly reference: ''
      readonly name: ''
      readonly phone: ''
      readonly extension: ''
      readonly email: ''
      readonly subject: ''
      readonly language: ''
      readonly moments: ''
      readonly message: ''
      readonly pageLanguage: ''
      readonly consent: ''
      readonly verification: ''
      readonly suspected: ''
      readonly id: ''
      readonly offer: ''
      readonly availability: ''
      readonly files: ''
      readonly keep: ''
      readonly page: ''
      readonly yes: ''
      readonly no: ''
      readonly share: ''
      readonly answer: ''
      readonly sentence: ''
    }
    readonly verification: {
      readonly passed: ''
      readonly low: ''
      readonly unreachable: ''
      readonly missing: ''
    }
    readonly suspected: {
      readonly honeypot: ''
      readonly tooFast: ''
    }
    readonly scan: {
      readonly clean: ''
      readonly notScanned: ''
    }
    readonly requests_one: '{{count}}'
    readonly requests_many: '{{count}}'
    readonly requests_other: '{{count}}'
    readonly applications_one: '{{count}}'
    readonly applications_many: '{{count}}'
    readonly applications_other: '{{count}}'
    readonly feedback_one: '{{count}}'
    readonly feedback_many: '{{count}}'
    readonly feedback_other: '{{count}}'
  }
  readonly network: {
    readonly loading: ''
    readonly off: {
      readonly title: ''
      readonly text: ''
    }
    readonly on: {
      readonly title: ''
      readonly text: ''
    }
    readonly codeFailed: ''
    readonly scriptFailed: {
      readonly title: ''
      readonly text: ''
      readonly reload: ''
    }
    readonly offline: {
      readonly head: ''
      readonly title: ''
      readonly lead: ''
      readonly reach: ''
      readonly retry: ''
      readonly address: ''
    }
  }
  readonly privacyDesk: {
    readonly title: {
      readonly deleted: ''
      readonly exported: ''
    }
    readonly deleted: '{{date}}{{time}}'
    readonly exported: '{{date}}{{time}}'
    readonly nothing: '{{date}}{{time}}'
    readonly requests_one: '{{count}}'
    readonly requests_many: '{{count}}'
    readonly requests_other: '{{count}}'
    readonly applications_one: '{{count}}'
    readonly applications_many: '{{count}}'
    readonly applications_other: '{{count}}'
    readonly answers_one: '{{count}}'
    readonly answers_many: '{{count}}'
    readonly answers_other: '{{count}}'
    readonly files_one: '{{count}}'
    readonly files_many: '{{count}}'
    readonly files_other: '{{count}}'
    readonly emails_one: '{{count}}'
    readonly emails_many: '{{count}}'
    readonly emails_other: '{{count}}'
    readonly references: '{{references}}'
    readonly backups: '{{days}}'
    readonly content: ''
    readonly contact: '{{email}}{{officer}}{{phone}}'
  }
  readonly received: {
    readonly head: ''
    readonly notice: {
      readonly title: ''
      readonly reference: ''
      readonly nextBy: '{{date}}{{time}}'
      readonly next: '{{delay}}'
      readonly prepare: ''
      readonly noMedical: ''
    }
  }
  readonly tools: {
    readonly shared: {
      readonly day: ''
      readonly month: ''
      readonly year: ''
      readonly summary: ''
      readonly open: ''
      readonly closed: ''
      readonly closedReason: '{{reason}}'
      readonly past: ''
      readonly best: ''
      readonly closedOn: '{{day}}{{reason}}'
      readonly daysShown: ''
      readonly openDay: ''
      readonly openDays: ''
      readonly and: '{{first}}{{second}}'
      readonly asOf: '{{today}}'
      readonly prescriber: ''
      readonly call: ''
      readonly emergency: ''
      readonly calendar: ''
      readonly calendarTitle: ''
      readonly errors: {
        readonly dateMissing: ''
        readonly dateNumbers: ''
        readonly yearShort: ''
        readonly noSuchDay: ''
      }
    }
    readonly examFinder: {
      readonly label: ''
      readonly hint: ''
      readonly submit: ''
      readonly title: ''
      readonly says: '{{words}}'
      readonly elsewhere: ''
      readonly none: ''
      readonly check: ''
      readonly errors: {
        readonly wordsMissing: ''
        readonly wordsTooLong: ''
      }
      readonly names: {
        readonly mammography: ''
        readonly ct: ''
        readonly xray: ''
        readonly boneDensity: ''
        readonly otherUltrasound: ''
      }
    }
    readonly examDates: {
      readonly known: ''
      readonly due: ''
      readonly scan: ''
      readonly transfer: ''
      readonly period: ''
      readonly date: ''
      readonly dateHint: ''
      readonly age: ''
      readonly weeks: ''
      readonly days: ''
      readonly embryo: ''
      readonly embryoDays: '{{days}}'
      readonly submit: ''
      readonly title: ''
      readonly ageToday: '{{age}}'
      readonly window: '{{from}}{{open}}{{to}}'
      readonly bestWindow: '{{from}}{{to}}'
      readonly over: '{{from}}{{to}}'
      readonly week: ''
      readonly weeksCount: ''
      readonly names: {
        readonly dating: ''
        readonly nuchalTranslucency: ''
        readonly morphological: ''
      }
      readonly errors: {
        readonly chooseKnown: ''
        readonly weeksRange: ''
        readonly daysRange: ''
        readonly chooseEmbryo: ''
        readonly future: '{{today}}'
        readonly notBegun: '{{today}}'
        readonly tooLongAgo: ''
      }
    }
    readonly cycleDays: {
      readonly exam: ''
      readonly hysterosonogram: ''
      readonly breastMri: ''
      readonly both: ''
      readonly date: ''
      readonly dateHint: ''
      readonly situations: ''
      readonly optional: ''
      readonly bleeding: ''
      readonly unprotected: ''
      readonly pregnant: ''
      readonly irregular: ''
      readonly menopause: ''
      readonly submit: ''
      readonly title: ''
      readonly window: '{{first}}{{from}}{{last}}{{open}}{{to}}'
      readonly openDates: '{{dates}}'
      readonly confirm: ''
      readonly call: ''
      readonly noOpenDay: ''
      readonly anyDay: ''
      readonly over: '{{from}}{{to}}'
      readonly errors: {
        readonly chooseExam: ''
        readonly future: '{{today}}'
        readonly tooLongAgo: ''
      }
    }
  }
  readonly validation: {
    readonly default: ''
    readonly alpha: ''
    readonly alpha_num: ''
    readonly alpha_dash: ''
    readonly alpha_spaces: ''
    readonly between: '{{max}}{{min}}'
    readonly confirmed: ''
    readonly digits: '{{length}}'
    readonly dimensions: '{{height}}{{width}}'
    readonly double: '{{example}}'
    readonly email: ''
    readonly excluded: ''
    readonly ext: '{{extensions}}'
    readonly image: ''
    readonly integer: ''
    readonly length: '{{length}}'
    readonly max: '{{length}}'
    readonly max_value: '{{max}}'
    readonly mimes: '{{types}}'
    readonly min: '{{length}}'
    readonly min_value: '{{min}}'
    readonly numeric: ''
    readonly oneOf: ''
    readonly phone: ''
    readonly phone_area_code: ''
    readonly regex: ''
    readonly required: ''
    readonly required_if: ''
    readonly size: '{{size}}'
  }
}
