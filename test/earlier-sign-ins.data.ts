/**
 * Rows as the release before migration 0056 wrote them, with the passwords and codes of their owners.
 * Times are left out and set by each test. SESSION_SECRET was that of the tests.
 */
export const password = 'a-long-enough-phrase-3'

export const people = {
  plain: {
    email: 'client_user-8ee4ab56@example.com',
    userId: 'a1c97994-f779-44ff-b6cf-736e81b230ab',
    cookie: 'iy8uP3puL80Za1TOwLESvkEBZK94QnIP.cXTFpM0X5hO7a%2BJ8XBfK1ngJeIFup%2FOKOedsXIDuy%2BA%3D',
  },
  factor: {
    email: 'admin-baa3191b@example.com',
    userId: 'cd6b59ef-b9f6-4e3c-9ec4-70c5b42a9d15',
    secret: 'NZLEEY2CG5WVULKBIVBVK2KEJN2XUUS2OQ3WUVY',
    recoveryCodes: [
      'kktgr-w7d34',
      'f4zk6-3guzb',
      'r7uva-kkv9t',
      'p4na5-nnyx8',
      'rtc63-cbsh5',
      'h6875-mxr6a',
      'ygvd3-jc424',
      '2phse-yzuv2',
      'eh5gx-5utus',
      'ed6nj-9hcdf',
    ],
  },
  encryptedCodes: {
    email: 'admin-51e7e667@example.com',
    userId: 'ca85b06b-7e4d-4ab5-bc26-ff7bcf925d62',
    secret: 'MZYW4NTDKI3DMQKRME3C2V3XHBPVKSSSIIYWKUQ',
    recoveryCodes: [
      'u7jt4-uyrpj',
      '85us2-s46q2',
      '8tjxp-br922',
      'jp3vs-ujaqr',
      'brbrk-zgjzk',
      'ry8yh-7df3x',
      'q7tss-w6q4k',
      'ud5ca-gd6j9',
      '8xnha-57kzx',
      'hr64b-bfvb5',
    ],
  },
  passkey: {
    email: 'client_user-1509d2db@example.com',
    userId: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
    key: {
      kty: 'EC',
      x: 'tFFy0D3mYuz20yigmo8FRfghXUcJGTBCniFpxdMCsQk',
      y: 'qFFZcaaYHhjIndhAAqjJMU_NYKPtFGs-HlkB-EUiZwo',
      crv: 'P-256',
      d: 'l4dzX-RiJ9GNpyxIJhmza0oyFv0MlLuBZDonQ54XwkI',
    },
    credentialId: 'I4ttnNeKpYgQgJnRrVfWores4BqUk2Ms',
    counter: 2,
    cookie: 'cLFczFEhQESTviF8lo4py5i838hKOwOO.8LdyC9LAoF35Z%2BTQAb%2FsCLs1SpbLHKITnqBniCU0%2BgE%3D',
  },
  reset: {
    email: 'client_user-24e64f35@example.com',
    userId: '0a68e04f-f4e1-467a-a3f8-2c04bcf2ec86',
    token: '0a68e04ff4e1467aa3f82c04bcf2ec864wXXEiPWWPgn6EusjIwUPSWDZmlko5cFWUId3nzPFMQ',
  },
  unverified: {
    email: 'client_user-27b46192@example.com',
    userId: 'c64d1d5c-d3cd-468a-af00-e56bc51fab4d',
    token: 'c64d1d5cd3cd468aaf00e56bc51fab4drA1ONtJD_P7jflMLnzAZyRiPwVlwucf-AKM2662S4qs',
  },
}

export const rows = {
  clients: [
    {
      id: '7c4567d9-8772-44fc-a6f2-53c7292e42f2',
      name: 'Client of client_user-8ee4ab56@example.com',
    },
    {
      id: '83c73be1-bf76-421f-93a6-7482cc8a5369',
      name: 'Client of client_user-1509d2db@example.com',
    },
    {
      id: '5000ec48-abb7-4bbf-9305-c4d27796093a',
      name: 'Client of client_user-24e64f35@example.com',
    },
    {
      id: 'cca5821a-ac35-4287-855b-59b6adfec3c0',
      name: 'Client of client_user-27b46192@example.com',
    },
  ],
  auth_users: [
    {
      id: 'a1c97994-f779-44ff-b6cf-736e81b230ab',
      name: 'client_user-8ee4ab56@example.com',
      email: 'client_user-8ee4ab56@example.com',
      email_verified: true,
      two_factor_enabled: false,
    },
    {
      id: 'cd6b59ef-b9f6-4e3c-9ec4-70c5b42a9d15',
      name: 'admin-baa3191b@example.com',
      email: 'admin-baa3191b@example.com',
      email_verified: true,
      two_factor_enabled: true,
    },
    {
      id: 'ca85b06b-7e4d-4ab5-bc26-ff7bcf925d62',
      name: 'admin-51e7e667@example.com',
      email: 'admin-51e7e667@example.com',
      email_verified: true,
      two_factor_enabled: true,
    },
    {
      id: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
      name: 'client_user-1509d2db@example.com',
      email: 'client_user-1509d2db@example.com',
      email_verified: true,
      two_factor_enabled: false,
    },
    {
      id: '0a68e04f-f4e1-467a-a3f8-2c04bcf2ec86',
      name: 'client_user-24e64f35@example.com',
      email: 'client_user-24e64f35@example.com',
      email_verified: true,
      two_factor_enabled: false,
    },
    {
      id: 'c64d1d5c-d3cd-468a-af00-e56bc51fab4d',
      name: 'client_user-27b46192@example.com',
      email: 'client_user-27b46192@example.com',
      email_verified: false,
      two_factor_enabled: false,
    },
  ],
  auth_accounts: [
    {
      id: 'c5b6939b-0af2-453c-a6a9-67bf428b78aa',
      user_id: 'a1c97994-f779-44ff-b6cf-736e81b230ab',
      account_id: 'a1c97994-f779-44ff-b6cf-736e81b230ab',
      provider_id: 'credential',
      password:
        'a4c762d3a9a6df50800faefafe5cd3e9:6d638af3bd3d5f89bc898d6e6c2a224835f8fbc892627b6ea744bba3d9af74a23788a87e71872e2280b74f61233bacfb8356a952ea81a8f5b4a5a9f8d60ff86a',
    },
    {
      id: '6e38dd7d-e805-4a10-9a84-c08c70d460fc',
      user_id: 'cd6b59ef-b9f6-4e3c-9ec4-70c5b42a9d15',
      account_id: 'cd6b59ef-b9f6-4e3c-9ec4-70c5b42a9d15',
      provider_id: 'credential',
      password:
        'c913adfc9c2204c821b800bb39684fe1:da35a114761f2a75a666cda72749f1838e67e9533bcebb48714510cf647b3c9b7863e84b180d82d748bab593c857a5f11fb3b7947ff0a6280b4b003be7ece347',
    },
    {
      id: '9f857776-7310-472b-827e-934069eee2b0',
      user_id: 'ca85b06b-7e4d-4ab5-bc26-ff7bcf925d62',
      account_id: 'ca85b06b-7e4d-4ab5-bc26-ff7bcf925d62',
      provider_id: 'credential',
      password:
        '8ad5abf9da7c20e1bfe537c995a9bda7:63e78db7d7649e28907641b1d4bed10888053e28d7a7c182364da1a61b53631aafad8cda99c9cc6349e4fe01a63863734b438b7ada70ebb9477fc5a8ef8e6c41',
    },
    {
      id: '04af8d9b-12c6-43d4-858b-3e89971b9f37',
      user_id: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
      account_id: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
      provider_id: 'credential',
      password:
        'db69ddbd2853e120ddcdeb1d688bf5a3:15fd2b703e14bea9be2669e526f44958128f94b11d8e78963fb6f00c84437d5f82b6286f2c2cac31bd2fc3e700b4dfc7eb49a28fec28ac9bfb771e5aa949845c',
    },
    {
      id: '21f79aba-45a3-4c06-a717-b26031be8736',
      user_id: '0a68e04f-f4e1-467a-a3f8-2c04bcf2ec86',
      account_id: '0a68e04f-f4e1-467a-a3f8-2c04bcf2ec86',
      provider_id: 'credential',
      password:
        '6854c05e74c0fd69c62b76407fa36148:3b385724ed4b98da9d075fc1054ba6d2c780b73a1a841b1a5c684f97a5ff2e4e2dd5536b7ae8a4c93d7e7e50fbbaca372b903f202e066c6405ac2d8057f000bd',
    },
    {
      id: 'd5b39888-b7c4-440e-8b19-03514d1c3966',
      user_id: 'c64d1d5c-d3cd-468a-af00-e56bc51fab4d',
      account_id: 'c64d1d5c-d3cd-468a-af00-e56bc51fab4d',
      provider_id: 'credential',
      password:
        '32b2f119ff450b31609a19f460504b7e:dbd0a13fbb308d192cc27f68c92aba59e021b938ee5ed44423d76cdaded91b0829d45a44f1d731c38f208b9e9b8d111823cf3916e1ae3bcae22a582568a61c8a',
    },
  ],
  profiles: [
    {
      user_id: 'a1c97994-f779-44ff-b6cf-736e81b230ab',
      email: 'client_user-8ee4ab56@example.com',
      full_name: 'client_user-8ee4ab56@example.com',
      role: 'client_user',
      client_id: '7c4567d9-8772-44fc-a6f2-53c7292e42f2',
    },
    {
      user_id: 'cd6b59ef-b9f6-4e3c-9ec4-70c5b42a9d15',
      email: 'admin-baa3191b@example.com',
      full_name: 'admin-baa3191b@example.com',
      role: 'admin',
      client_id: null,
    },
    {
      user_id: 'ca85b06b-7e4d-4ab5-bc26-ff7bcf925d62',
      email: 'admin-51e7e667@example.com',
      full_name: 'admin-51e7e667@example.com',
      role: 'admin',
      client_id: null,
    },
    {
      user_id: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
      email: 'client_user-1509d2db@example.com',
      full_name: 'client_user-1509d2db@example.com',
      role: 'client_user',
      client_id: '83c73be1-bf76-421f-93a6-7482cc8a5369',
    },
    {
      user_id: '0a68e04f-f4e1-467a-a3f8-2c04bcf2ec86',
      email: 'client_user-24e64f35@example.com',
      full_name: 'client_user-24e64f35@example.com',
      role: 'client_user',
      client_id: '5000ec48-abb7-4bbf-9305-c4d27796093a',
    },
    {
      user_id: 'c64d1d5c-d3cd-468a-af00-e56bc51fab4d',
      email: 'client_user-27b46192@example.com',
      full_name: 'client_user-27b46192@example.com',
      role: 'client_user',
      client_id: 'cca5821a-ac35-4287-855b-59b6adfec3c0',
    },
  ],
  auth_sessions: [
    {
      id: '6f369f3d-62c3-430f-8221-839ba60e530b',
      user_id: 'a1c97994-f779-44ff-b6cf-736e81b230ab',
      token: '5e52796f7cbe03e41a5b9b43af64d04f965ec7aa89836a7732bab9260b0b6c26',
      passkey_id: null,
    },
    {
      id: '31476407-a5ab-442f-a807-4c62997807f9',
      user_id: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
      token: '54785401d2730412215a79511d359316cd9a23905f8430f73c8ca7f1c0cfca28',
      passkey_id: null,
    },
    {
      id: '1f2cb475-bc33-43ac-a0bd-57c9c9a4addd',
      user_id: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
      token: '56ca8a1574e96786c8d92025693f7cafab2904fd3148608e36ec7e28234796ca',
      passkey_id: 'bfe2d47a-0d2f-40d5-8c77-a67020b3e3f6',
    },
  ],
  auth_verifications: [
    {
      id: 'd4de0252-014a-4bda-bf7f-b3e89c069e4a',
      identifier: 'da43587de680e2151ed98d1478a2a5c390a29d40be71a78f848ad71b055e0dad',
      value:
        '{"type":"authentication","expectedChallenge":"yejGuJy8AvGRiTc4IGBsaUCgMD8DNU35XFusntFMids","userData":{"id":""}}',
    },
    {
      id: '4286c5f3-7480-4a15-a260-0db42d5e8301',
      identifier: 'reset:0a68e04f-f4e1-467a-a3f8-2c04bcf2ec86',
      value: '4b2874f7c861578eefc7b9a6cdea87756f93d484cb66a1dce33514f1a8c27a7c',
    },
    {
      id: 'ec8c4cff-f9f0-4fad-9034-9e04fc668b9b',
      identifier: 'verify:c64d1d5c-d3cd-468a-af00-e56bc51fab4d',
      value: '7bd9227fab07abd8d1b3bc416bd7febbf07aff1fa14a4a5dde92440f9e74d908',
    },
  ],
  auth_two_factors: [
    {
      user_id: 'cd6b59ef-b9f6-4e3c-9ec4-70c5b42a9d15',
      secret:
        'fcf3d56325c6d90475c1f54498b9c975059ad6cccaee81106460c4af4bb3cd682d6d83a9876f1b8295c7157795e8a3864ad20afc2df76c9f5c0da76f77e57241',
      backup_codes:
        '["iSvIkX-zQ6xSp7Tg7CAGFv2zxBjh3UabTxJLxPgrMyE","BGHY2K5YnIbhoZvb2Cikgw516XYLDKJumvBs-5jRTus","WS9NQ9Hk7nkhKFh4MlDR0lgJF6fKjPv7rjH0v7v948g","B7wfmHBlpyWJPKp_Vh6hD5lZhDJeUPHXB1_DdsMLmyQ","ZRGAAgBnonGF5pAjtrGdKXDq65-AdDCiaYxsoFGmMeA","M0xsAHw9bvyrx_KVuXogL4qEDVuZdlE1tLJCXGsmxAU","H0rcUcv9IpwfXYPJe1rnC8dAKQU8-7YO-xdlLXwHkb8","Tg8YtNrbnOwgFImCD8JLN47BhMOuNuNwMYx4CmKZWF4","BT8pogCuddXD-e-vde7kMZg3aY0Kz7eb2QbDNhj54VU","Mu2ulqjus0o4clhHbigB-EuF84A88tVknWnZOZWLHZk"]',
      verified: true,
      last_step: '59845070',
    },
    {
      user_id: 'ca85b06b-7e4d-4ab5-bc26-ff7bcf925d62',
      secret:
        '0f6537492b3077e0a2487a061e93de13464043d574fa46b46a7d9136fc424841717b6ea1c9afde1c65ac13200c6cb10b4c9da9f4668549496bed1d5c5b1bfe2e',
      backup_codes:
        '62195987ffbbcf776a999b6866af50141100b54cfc0f67da35fee88ac493f7fdf1d675bd262597850ea1fade59d3fb6e944632cbc3215dd625f568c8826001b61fa9e02e1079977eebd2164b2a4bdedbdef9cfd2662f53499acdcda0d813d746e85d10062a70527d85eab7e6ab17763986e89587351e97a40f1ebf9a540c3809e72872f0ebf026eb2842afbcc84176ab070024f9cfcd1ec66c2782f2915d67ca2c333069d5952454218ef7ddfe2bcb3e038650b0d7',
      verified: true,
      last_step: '59845070',
    },
  ],
  auth_passkeys: [
    {
      id: 'bfe2d47a-0d2f-40d5-8c77-a67020b3e3f6',
      user_id: '4e600d85-eb32-4ab2-bd91-79e0a2a1b66c',
      name: 'Old laptop',
      public_key:
        'pQECAyYgASFYILRRctA95mLs9tMooJqPBUX4IV1HCRkwQp4hacXTArEJIlggqFFZcaaYHhjIndhAAqjJMU/NYKPtFGs+HlkB+EUiZwo=',
      credential_id: 'I4ttnNeKpYgQgJnRrVfWores4BqUk2Ms',
      counter: '2',
      device_type: 'singleDevice',
      backed_up: false,
      transports: 'internal',
      aaguid: '00000000-0000-0000-0000-000000000000',
      active: true,
    },
  ],
}
